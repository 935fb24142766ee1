import { tomaMessages as m } from '@alerce/contract/messages/declaracion/contraloria'
import { persona } from '../../../actor.ts'
import { refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { type Toma, tomaDe } from './read-model.ts'

/** Somebody has it: 409 with who and since when. */
export const casoTomado = ({ por, desde }: Toma): never => refuse(m.casoTomado, { data: { quien: por, desde } })

/** Refuses who acts on a case that somebody else has. */
export async function ensureNoTomaAjena(ctx: Context, declaracionId: number): Promise<void> {
  const toma = await tomaDe(ctx, declaracionId)
  if (toma && toma.usuarioId !== persona(ctx).usuarioId) casoTomado(toma)
}
