import { notificacionesMessages } from '@alerce/contract/messages/base/notificaciones'
import { useAction } from '../../../components/actions/use-action.ts'
import type { Tell } from '../../../components/feedback/use-undo-toast.tsx'
import { useWrite } from '../../../lib/use-call.ts'
import { SIN_FILTRO, useNotificaciones } from './queries.ts'

/** All of them are read, up to the newest on screen; undone, those that it marked are unread again. */
export function useMarcarTodas(tell: Tell) {
  const { notificaciones = [] } = useNotificaciones(SIN_FILTRO)
  const { mutateAsync: marcar } = useWrite('marcarNotificaciones')
  const { mutateAsync: desmarcar } = useWrite('desmarcarNotificaciones')
  const hasta = Math.max(0, ...notificaciones.map(({ notificacionId }) => notificacionId))
  const { busy, run } = useAction(async () => {
    await marcar({ hasta }, ({ marcadas, en }) =>
      tell(marcadas === 1 ? '1 notificación leída' : `${marcadas} notificaciones leídas`, (said) =>
        desmarcar({ en }, said),
      ),
    )
  }, notificacionesMessages.saveFailed.text)
  return { busy, marcar: run }
}
