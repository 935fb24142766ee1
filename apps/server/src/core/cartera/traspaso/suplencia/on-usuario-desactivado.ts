import { usuarioDesactivado } from '../../../acceso/usuarios/events.ts'
import { listener } from '../../../listener.ts'
import { terminarLasDe } from './terminar.ts'

/** A deactivated user ends their absence and their covers. */
export const onUsuarioDesactivado = listener(usuarioDesactivado, async (ctx, { usuarioId }) => {
  await terminarLasDe(ctx, { ausenteId: usuarioId })
  await terminarLasDe(ctx, { cubreId: usuarioId })
})
