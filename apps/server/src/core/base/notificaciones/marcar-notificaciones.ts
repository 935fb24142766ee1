import { marcarNotificaciones } from '@alerce/contract/operations/base/notificaciones'
import { publish } from '../../../avisos/repository.ts'
import { persona } from '../../actor.ts'
import { useCase } from '../../use-case.ts'
import { markUntil } from './repository.ts'

export const marcarNotificacionesUseCase = useCase(marcarNotificaciones, async ({ hasta }, ctx) => {
  const { usuarioId } = persona(ctx)
  const marcadas = await markUntil(ctx.tx, usuarioId, hasta, ctx.ahora)
  if (marcadas > 0) await publish(ctx.tx, { tema: 'notificacion', usuarioId })
  return { marcadas, en: ctx.ahora }
})
