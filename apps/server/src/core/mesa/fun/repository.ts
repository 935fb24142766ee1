import type { Db } from '../../../platform/db/database.ts'
import { noteBaja } from '../../base/padrones/note-baja.ts'
import { diaDeBaja } from './read-model.ts'

interface FunNuevo {
  readonly rut: string
  /** ISO dates; a RUT has at most one FUN per receipt day. */
  readonly recibido: string
  readonly procesado: string | null
  readonly por: string
  readonly en: string
}

/** Ends the charge in force by its first processed cancellation; without one, the charge is in force again. */
const endCarga = async (tx: Db, rut: string): Promise<void> => noteBaja({ tx }, rut, await diaDeBaja(tx, rut))

/** Records a cancellation, over the one received on the same day. */
export async function writeFun(tx: Db, fun: FunNuevo): Promise<void> {
  await tx
    .insertInto('funBaja')
    .values(fun)
    .onConflict((c) => c.columns(['rut', 'recibido']).doUpdateSet(fun))
    .execute()
  await endCarga(tx, fun.rut)
}

/** Deletes a cancellation; false when there was none. */
export async function deleteFun(tx: Db, rut: string, recibido: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('funBaja')
    .where('rut', '=', rut)
    .where('recibido', '=', recibido)
    .returning('rut')
    .executeTakeFirst()
  await endCarga(tx, rut)
  return row !== undefined
}
