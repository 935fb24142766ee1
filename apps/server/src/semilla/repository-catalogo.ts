import type { Insertable } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import type { Database } from '../platform/db/tables/database.ts'

/** Rows of the tables a catalogue fills. */
export type FilasDelCatalogo = {
  [T in
    | 'parametro'
    | 'colectivo'
    | 'prestador'
    | 'plan'
    | 'planRegion'
    | 'planPrestador'
    | 'beneficio'
    | 'planBeneficio']: Insertable<Database[T]>[]
}

const BATCH = 1000

/** Inserts the rows in the order of their references. */
export async function insertarCatalogo(tx: Db, filas: FilasDelCatalogo): Promise<void> {
  for (const [table, rows] of Object.entries(filas) as [keyof FilasDelCatalogo, never[]][]) {
    for (let at = 0; at < rows.length; at += BATCH)
      await tx
        .insertInto(table)
        .values(rows.slice(at, at + BATCH))
        .execute()
  }
}
