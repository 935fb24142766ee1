import type { Db } from '../../../platform/db/database.ts'
import { anotarBaja } from '../../base/padrones/anotar-baja.ts'
import { diaDeBaja } from './read-model.ts'

interface FunNuevo {
  readonly rut: string
  /** ISO dates; a RUT has one FUN received on a day. */
  readonly recibido: string
  readonly procesado: string | null
  readonly por: string
  readonly en: string
}

/** A processed one ends the charge in force; corrected or taken back, the charge stands again. */
const terminarCarga = async (tx: Db, rut: string): Promise<void> => anotarBaja({ tx }, rut, await diaDeBaja(tx, rut))

/** Writes down a cancellation, in place of what was known of the one received that day. */
export async function escribirFun(tx: Db, fun: FunNuevo): Promise<void> {
  await tx
    .insertInto('funBaja')
    .values(fun)
    .onConflict((c) => c.columns(['rut', 'recibido']).doUpdateSet(fun))
    .execute()
  await terminarCarga(tx, fun.rut)
}

/** Whether there was one to take back. */
export async function borrarFun(tx: Db, rut: string, recibido: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('funBaja')
    .where('rut', '=', rut)
    .where('recibido', '=', recibido)
    .returning('rut')
    .executeTakeFirst()
  await terminarCarga(tx, rut)
  return row !== undefined
}
