import { common } from '@alerce/contract/messages/common'
import { type Actor, persona } from '../../actor.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { sonDelMismoEquipo } from '../usuarios/read-model.ts'

/** An administrator of the product, or the operator of its machine. */
export const administra = (actor: Actor): boolean =>
  actor.kind === 'sistema' || (actor.kind === 'persona' && actor.roles.includes('administracion'))

/** The head whose team alone is in reach; null: everybody is. */
export const jefeQueMira = (ctx: Pick<Context, 'actor'>): number | null =>
  administra(ctx.actor) ? null : persona(ctx).usuarioId

/** An advisor of another team is not there for its head. */
export async function ensureAlcance(ctx: Context, asesorId: number): Promise<void> {
  const jefe = jefeQueMira(ctx)
  if (jefe !== null) ensure(await sonDelMismoEquipo(ctx.tx, jefe, asesorId), common.notFound)
}
