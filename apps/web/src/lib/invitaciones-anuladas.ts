import type { EstadoProspecto } from '@alerce/domain/postulacion/estado'
import { listaInicial } from './filtros-de-lista.ts'
import { goTo } from './routes.ts'

/** An invitation may be annulled long after its prospect was registered. */
const MESES = 12

/** The portfolio narrowed to the invitations that were annulled, where that can be undone. */
export function invitacionesAnuladas(): string {
  const { desde, hasta } = listaInicial(MESES)
  const estado: EstadoProspecto = 'Invitación Anulada'
  return `${goTo('home')}?${new URLSearchParams({ desde, hasta, estado })}`
}
