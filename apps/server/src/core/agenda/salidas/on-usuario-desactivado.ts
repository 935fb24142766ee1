import { usuarioDesactivado } from '../../acceso/usuarios/events.ts'
import { listener } from '../../listener.ts'
import { removeLlave } from './repository.ts'

/** A deactivated user ends the secret address of their agenda, also if the user is activated again. */
export const onUsuarioDesactivado = listener(usuarioDesactivado, async (ctx, { usuarioId }) => {
  await removeLlave(ctx.tx, usuarioId)
})
