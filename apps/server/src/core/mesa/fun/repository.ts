import type { Db } from '../../../platform/db/database.ts'

export interface FunNuevo {
  readonly rut: string
  /** ISO dates. */
  readonly recibido: string
  readonly procesado: string | null
  readonly por: string
  readonly en: string
}

/** Writes down a cancellation, in place of what was known of that RUT. */
export async function escribirFun(tx: Db, { rut, ...fun }: FunNuevo): Promise<void> {
  await tx
    .insertInto('funBaja')
    .values({ rut, ...fun })
    .onConflict((c) => c.column('rut').doUpdateSet(fun))
    .execute()
}

/** Whether there was one to take back. */
export async function borrarFun(tx: Db, rut: string): Promise<boolean> {
  const row = await tx.deleteFrom('funBaja').where('rut', '=', rut).returning('rut').executeTakeFirst()
  return row !== undefined
}
