import type { Context } from '../../use-case.ts'
import { borrarFirmas } from './repository.ts'

/** What was registered of a spouse who left the declaration goes with them. */
export async function olvidarCircular({ tx }: Context, declaracionId: number, ids: readonly number[]): Promise<void> {
  await borrarFirmas(tx, declaracionId, ids)
}
