import type { Context } from '../../use-case.ts'
import { deleteUnused } from './repository.ts'

/** Takes these files away where nothing names them any more; bytes that another file shares stay. */
export async function deleteSueltos(
  { tx, almacen }: Pick<Context, 'tx' | 'almacen'>,
  ids: readonly number[],
): Promise<void> {
  for (const llave of await deleteUnused(tx, ids)) await almacen.remove({ tx }, llave)
}
