import { common } from '@alerce/contract/messages/common'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { type Usuario, usuarioPorId, usuarioPorRut } from './read-model.ts'

/** Whom an access call speaks of: oneself, or the rut that a bearer client names. */
export async function ejecutivoDe(ctx: Context, rut: string | undefined): Promise<Usuario> {
  const { actor, tx } = ctx
  if (actor.kind === 'persona') {
    ensure(rut === undefined || rut === actor.rut, common.notFound)
    return (await usuarioPorId(tx, actor.usuarioId)) ?? refuse(common.notFound)
  }
  const named = rut ?? refuse(common.invalid, { campo: 'rutejecutivo' })
  return (await usuarioPorRut(tx, named)) ?? refuse(common.notFound)
}
