import { usuarioDesactivado } from '../../acceso/usuarios/events.ts'
import { listener } from '../../listener.ts'
import { deleteConexionesDe } from './repository.ts'

/** A deactivated user ends all their calendar programs, also if the user is activated again. */
export const onUsuarioDesactivado = listener(usuarioDesactivado, async (ctx, { usuarioId }) => {
  await deleteConexionesDe(ctx.tx, usuarioId)
})
