import { deleteSueltos } from '../../base/archivos/delete-sueltos.ts'
import type { Context } from '../../use-case.ts'
import { deleteJuradas } from './repository.ts'

/** Deletes the sworn declarations of persons who left the declaration. */
export async function forgetJuradas(ctx: Context, declaracionId: number, ids: readonly number[]): Promise<void> {
  await deleteSueltos(ctx, await deleteJuradas(ctx.tx, declaracionId, ids))
}
