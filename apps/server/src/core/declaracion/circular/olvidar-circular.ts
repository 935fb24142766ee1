import type { Context } from '../../use-case.ts'
import { borrarFirmas } from './repository.ts'

/** Deletes the registered circular of persons who left the declaration. */
export async function olvidarCircular({ tx }: Context, declaracionId: number, ids: readonly number[]): Promise<void> {
  await borrarFirmas(tx, declaracionId, ids)
}
