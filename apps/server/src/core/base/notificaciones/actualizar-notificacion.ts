import { actualizarNotificacion } from '@alerce/contract/operations/base/notificaciones'
import { publish } from '../../../avisos/repository.ts'
import { useCase } from '../../use-case.ts'
import { destinatario } from './policy.ts'
import { markLeida } from './repository.ts'

/** The dot of every other screen of the same user changes with it. */
export const actualizarNotificacionUseCase = useCase(actualizarNotificacion, async ({ notificacionId }, ctx) => {
  const usuarioId = await destinatario(ctx, notificacionId)
  const cambio = await markLeida(ctx.tx, notificacionId, ctx.ahora)
  if (cambio) await publish(ctx.tx, { tema: 'notificacion', usuarioId })
  return 'ok' as const
})
