import { usuarioDesactivado } from '../../../acceso/usuarios/events.ts'
import { listener } from '../../../listener.ts'
import { terminarLasDe } from './terminar.ts'

/** Who is not there any more covers nobody, and comes back from no absence. */
export const onUsuarioDesactivado = listener(usuarioDesactivado, async (ctx, { usuarioId }) => {
  await terminarLasDe(ctx, { ausenteId: usuarioId })
  await terminarLasDe(ctx, { cubreId: usuarioId })
})
