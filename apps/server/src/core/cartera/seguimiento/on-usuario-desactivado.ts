import { publish } from '../../../avisos/repository.ts'
import { usuarioDesactivado } from '../../acceso/usuarios/events.ts'
import { listener } from '../../listener.ts'
import { closeLibres } from './repository.ts'

/** Tasks about nobody end with their advisor; those about a person go with the sale. */
export const onUsuarioDesactivado = listener(usuarioDesactivado, async (ctx, { usuarioId }) => {
  await closeLibres(ctx.tx, usuarioId, ctx.ahora)
  await publish(ctx.tx, { tema: 'miDia', asesorId: usuarioId })
})
