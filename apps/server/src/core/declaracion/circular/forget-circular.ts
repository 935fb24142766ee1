import type { Context } from '../../use-case.ts'
import { deleteFirmas } from './repository.ts'

/** Deletes the registered circular of persons who left the declaration. */
export async function forgetCircular({ tx }: Context, declaracionId: number, ids: readonly number[]): Promise<void> {
  await deleteFirmas(tx, declaracionId, ids)
}
