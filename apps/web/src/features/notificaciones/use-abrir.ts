import { useNavigate } from 'react-router'
import { goTo, type Screen } from '../../lib/routes.ts'
import { useSession } from '../../lib/session/session.ts'
import { type Notificacion, useMarcarLeida } from './queries.ts'

const screenOf: Readonly<Partial<Record<Notificacion['tipo'], Screen>>> = { resultado: 'resultadoDs' }

/**
 * What a click does: the notification is read, and the prospect it speaks of is opened. A supervisor by link sees the
 * advisor's, and leaves them unread (core rules, Who acts).
 */
export function useAbrir(onLeave: () => void): (notificacion: Notificacion) => void {
  const { roles } = useSession()
  const navigate = useNavigate()
  const marcarLeida = useMarcarLeida()
  return ({ notificacionId, leida, prospectoId, tipo }) => {
    if (leida === 'N' && !roles.includes('supervisor')) marcarLeida(notificacionId)
    if (prospectoId === null) return
    onLeave()
    void navigate(goTo(screenOf[tipo] ?? 'postulantData', { prospectoId }))
  }
}
