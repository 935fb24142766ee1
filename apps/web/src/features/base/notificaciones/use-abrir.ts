import type { TipoDeNotificacion } from '@alerce/contract/catalogos/base/notificaciones'
import type { Screen } from '@alerce/contract/screens'
import { useNavigate } from 'react-router'
import { stillHere } from '../../../lib/browser/use-way-on.ts'
import { invitacionesAnuladas } from '../../../lib/invitaciones-anuladas.ts'
import { goTo } from '../../../lib/routes.ts'
import { verVenta } from '../../../lib/sale/ver-venta.ts'
import { currentEntry } from '../../../lib/session/entry.ts'
import { useSession } from '../../../lib/session/session.ts'
import { type Notificacion, useMarcarLeida } from './queries.ts'

/** The screen that answers what a notification speaks of. */
const screenOf: Readonly<Record<TipoDeNotificacion, Screen>> = {
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
  servidor: 'correos',
}

/** Of an annulment, the card where it can be undone; of what this page does not know, whom it speaks of. */
function destinoDe({ tipo, prospectoId }: Notificacion): string {
  if (tipo === 'anulacion') return invitacionesAnuladas()
  if (tipo === 'solicitud') return goTo('autorizaciones')
  if (tipo === 'servidor') return goTo('correos')
  return goTo((tipo && screenOf[tipo]) ?? 'postulantData', { prospectoId })
}

/**
 * What a click does: the notification is read, and the prospect it speaks of is opened. A supervisor by link sees the
 * advisor's, and leaves them unread (core rules, Who acts).
 */
export function useAbrir(onLeave: () => void): (notificacion: Notificacion) => void {
  const { roles } = useSession()
  const navigate = useNavigate()
  const marcarLeida = useMarcarLeida()
  const alDocumento = async (notificacion: Notificacion, prospectoId: number) => {
    const isHere = stillHere()
    const to = await verVenta({ prospectoId }).catch(() => destinoDe(notificacion))
    if (isHere()) await navigate(to)
  }
  return (notificacion) => {
    const { notificacionId, leida, prospectoId, tipo } = notificacion
    if (leida === 'N' && !roles.includes('supervisor')) marcarLeida(notificacionId)
    const enConsola = tipo === 'solicitud' || tipo === 'servidor'
    if (prospectoId === null && tipo !== 'servidor') return
    onLeave()
    // the head of the team decides in the console and the outbox is there; everything else is done in the dashboard
    const suya = enConsola ? 'consola' : 'dashboard'
    if (suya !== currentEntry()) return window.location.assign(`/${suya}${destinoDe(notificacion)}`)
    // to the document that it speaks of; if that cannot be found out, to the story
    if (tipo === 'irregularidad' && prospectoId !== null) return void alDocumento(notificacion, prospectoId)
    void navigate(destinoDe(notificacion))
  }
}
