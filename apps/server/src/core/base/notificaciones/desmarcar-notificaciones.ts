import { desmarcarNotificaciones } from '@alerce/contract/operations/base/notificaciones'
import { publish } from '../../../avisos/repository.ts'
import { persona } from '../../actor.ts'
import { useCase } from '../../use-case.ts'
import { unmark } from './repository.ts'

export const desmarcarNotificacionesUseCase = useCase(desmarcarNotificaciones, async ({ en }, ctx) => {
  const { usuarioId } = persona(ctx)
  await unmark(ctx.tx, usuarioId, en)
  await publish(ctx.tx, { tema: 'notificacion', usuarioId })
  return 'ok' as const
})
