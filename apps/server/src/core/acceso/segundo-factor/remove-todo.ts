import type { Db } from '../../../platform/db/database.ts'
import { deleteAplicacion, deleteCodigos, deleteDesafios, deleteLlaves, setSegundoFactor } from './repository.ts'

/** Removes all of the second factor of a user: the password alone opens from now on. */
export async function removeTodo(tx: Db, usuarioId: number): Promise<void> {
  await deleteAplicacion(tx, usuarioId)
  await deleteLlaves(tx, usuarioId)
  await deleteCodigos(tx, usuarioId)
  await deleteDesafios(tx, usuarioId)
  await setSegundoFactor(tx, usuarioId, false)
}
