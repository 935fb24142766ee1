import type { Context } from '../../../use-case.ts'
import { tomaDe } from './read-model.ts'
import { usarToma } from './repository.ts'

/** Whoever has a case and opens it works on it: its idle hours begin anew. */
export async function usarAlAbrir(ctx: Context, declaracionId: number): Promise<void> {
  const { actor, ahora } = ctx
  const toma = await tomaDe(ctx, declaracionId)
  if (actor.kind !== 'persona' || toma?.usuarioId !== actor.usuarioId) return
  await ctx.dejarRegistro((tx) => usarToma(tx, declaracionId, actor.usuarioId, ahora))
}
