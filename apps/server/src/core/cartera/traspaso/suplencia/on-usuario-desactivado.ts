import { usuarioDesactivado } from '../../../acceso/usuarios/events.ts'
import { listener } from '../../../listener.ts'
import { endAllOf } from './end.ts'

/** A deactivated user ends their absence and their covers. */
export const onUsuarioDesactivado = listener(usuarioDesactivado, async (ctx, { usuarioId }) => {
  await endAllOf(ctx, { ausenteId: usuarioId })
  await endAllOf(ctx, { cubreId: usuarioId })
})
