import { common } from '@alerce/contract/messages/common'
import { sesionActual } from '@alerce/contract/operations/acceso'
import { ensure, refuse } from '../refusal.ts'
import { useCase } from '../use-case.ts'
import { usuarioPorId } from './read-model.ts'

/** Who is logged in here, and the token that our pages send back with each write. */
export const sesionActualUseCase = useCase(sesionActual, async (_input, ctx) => {
  const { actor } = ctx
  ensure(actor.kind === 'persona', common.unauthenticated)
  const found = (await usuarioPorId(ctx.tx, actor.usuarioId)) ?? refuse(common.unauthenticated)
  return {
    identificador: found.id,
    usuario: found.usuario,
    rut: found.rut,
    nombres: found.nombres,
    apellidoPaterno: found.apellidoPaterno,
    roles: found.roles,
    csrf: actor.csrf,
  }
})
