import type { TipoDeNotificacion } from '@alerce/contract/catalogos/base/notificaciones'
import { rowOf, type Screen } from '@alerce/contract/screens'
import type { EstadoProspecto } from '@alerce/domain/postulacion/estado'
import { useNavigate } from 'react-router'
import { stillHere } from '../../../lib/browser/use-way-on.ts'
import { listaInicial } from '../../../lib/filtros-de-lista.ts'
import { goTo } from '../../../lib/routes.ts'
import { showVenta } from '../../../lib/sale/show-venta.ts'
import { currentEntry, type DeskEntry, useSession } from '../../../lib/session/session.ts'
import { type Notificacion, useMarcarLeida } from './queries.ts'

/** Screen of each type of notification. */
export const screenOf: Readonly<Record<TipoDeNotificacion, Screen>> = {
  resultado: 'resultadoDs',
  irregularidad: 'timeline',
  anulacion: 'home',
  cita: 'agenda',
  solicitud: 'autorizaciones',
  autorizacion: 'preliminarPlan',
  mandato: 'timeline',
  correo: 'timeline',
  contrato: 'timeline',
  invitacion: 'resumenPlan',
  pareja: 'pareja',
  cartera: 'timeline',
  servidor: 'correos',
  derechos: 'personas',
  correccion: 'timeline',
  textos: 'textos',
  tarea: 'timeline',
  mencion: 'timeline',
  webhook: 'webhooks',
}

/** An invitation may be annulled long after its prospect was registered. */
const MESES = 12

/** The portfolio narrowed to the invitations that were annulled, where that can be undone. */
function invitacionesAnuladas(): string {
  const { desde, hasta } = listaInicial(MESES)
  const estado: EstadoProspecto = 'Invitación Anulada'
  return `${goTo('home')}?${new URLSearchParams({ desde, hasta, estado })}`
}

interface Destino {
  readonly entry: DeskEntry
  readonly to: string
}

/**
 * Destination of a notification. An annulment opens the card with its undo; an unknown type opens the prospect. The
 * console only has the acts of the head of team and the outbox; everything else is in the dashboard. Null: no prospect
 * to open. An appointment with nobody of the portfolio opens the agenda.
 */
function destinoDe({ tipo, prospectoId }: Notificacion): Destino | null {
  const screen = (tipo && screenOf[tipo]) ?? 'postulantData'
  if (!rowOf(screen).entries.includes('dashboard')) return { entry: 'consola', to: goTo(screen) }
  if (prospectoId === null) return screen === 'agenda' ? { entry: 'dashboard', to: goTo(screen) } : null
  return { entry: 'dashboard', to: screen === 'home' ? invitacionesAnuladas() : goTo(screen, { prospectoId }) }
}

/**
 * Opens a notification: marks it as read and opens its prospect. A supervisor by link leaves it unread (core rules, Who
 * acts).
 */
export function useAbrir(onLeave: () => void): (notificacion: Notificacion) => void {
  const { roles } = useSession()
  const navigate = useNavigate()
  const markLeida = useMarcarLeida()
  const alDocumento = async (prospectoId: number, story: string) => {
    const isHere = stillHere()
    const to = await showVenta({ prospectoId }).catch(() => story)
    if (isHere()) await navigate(to)
  }
  return (notificacion) => {
    const { notificacionId, leida, prospectoId, tipo } = notificacion
    if (leida === 'N' && !roles.includes('supervisor')) markLeida(notificacionId)
    const destino = destinoDe(notificacion)
    if (destino === null) return
    onLeave()
    const { entry, to } = destino
    if (entry !== currentEntry()) return window.location.assign(`/${entry}${to}`)
    // to the document that it speaks of; if that cannot be found out, to the story
    if (tipo === 'irregularidad' && prospectoId !== null) return void alDocumento(prospectoId, to)
    void navigate(to)
  }
}
