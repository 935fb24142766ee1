import type { Context } from '../../../use-case.ts'
import { deleteToma } from './repository.ts'

/**
 * A case that came to a step of its evaluation is nobody's: whoever had it has answered, or it waits for something else.
 * Answers since when who answered (null: nobody did) had it; null: they had not taken it.
 */
export async function endToma(
  { tx }: Pick<Context, 'tx'>,
  declaracionId: number,
  usuarioId: number | null,
): Promise<string | null> {
  const toma = await deleteToma(tx, declaracionId)
  return toma && toma.usuarioId === usuarioId ? toma.desde : null
}
