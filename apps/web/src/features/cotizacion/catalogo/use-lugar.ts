import { type NombreDeTabla, nombresDeTabla } from '@alerce/contract/fichas/cotizacion/tablas'
import { useSearchParams } from 'react-router'
import { goTo } from '../../../lib/routes.ts'
import { idIn } from '../../../lib/use-ids.ts'

/** The address of a table, and of a file of it. */
export const lugarDe = (tabla: NombreDeTabla, cargaId: number | null = null): string =>
  `${goTo('catalogo')}?tabla=${tabla}${cargaId === null ? '' : `&cargaId=${cargaId}`}`

/** Which table is looked at, and which of its files; null: none. */
export function useLugar() {
  const [params] = useSearchParams()
  const tabla = nombresDeTabla.find((nombre) => nombre === params.get('tabla')) ?? null
  return { tabla, cargaId: idIn(params, 'cargaId') }
}
