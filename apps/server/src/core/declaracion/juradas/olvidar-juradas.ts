import { borrarSueltos } from '../../base/archivos/borrar-sueltos.ts'
import type { Context } from '../../use-case.ts'
import { borrarJuradas } from './repository.ts'

/** Deletes the sworn declarations of persons who left the declaration. */
export async function olvidarJuradas(ctx: Context, declaracionId: number, ids: readonly number[]): Promise<void> {
  await borrarSueltos(ctx, await borrarJuradas(ctx.tx, declaracionId, ids))
}
