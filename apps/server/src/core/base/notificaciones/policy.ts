import { common } from '@alerce/contract/messages/common'
import { aQuienSigue } from '../../actor.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { destinatarioDe, existeUsuario } from './read-model.ts'

/** User of the notifications: oneself; the advisor, by a supervisor's link; the one given by a bearer client. */
export async function usuarioDe(ctx: Context, identificador?: number): Promise<number> {
  const { actor } = ctx
  if (actor.kind === 'cliente') {
    const id = identificador ?? refuse(common.invalid, { campo: 'identificador' })
    ensure(await existeUsuario(ctx.tx, id), common.notFound)
    return id
  }
  if (actor.kind !== 'persona') return refuse(common.unauthenticated)
  const propio = aQuienSigue(actor)
  ensure(identificador === undefined || identificador === propio, common.notFound)
  return propio
}

/** Addressee of a notification; for others it does not exist. A bearer client acts as the addressee. */
export async function destinatario(ctx: Context, notificacionId: number): Promise<number> {
  const { actor } = ctx
  const usuarioId = (await destinatarioDe(ctx.tx, notificacionId)) ?? refuse(common.notFound)
  const own = actor.kind === 'persona' && actor.enlace === null && actor.usuarioId === usuarioId
  ensure(own || actor.kind === 'cliente', common.notFound)
  return usuarioId
}
