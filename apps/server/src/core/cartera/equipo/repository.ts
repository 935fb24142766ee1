import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { MetaTable } from '../../../platform/db/tables/cartera.ts'

/** Adds goals; earlier ones of the same month stay as its history. */
export async function insertMetas(tx: Db, metas: readonly Insertable<MetaTable>[]): Promise<void> {
  if (metas.length > 0) await tx.insertInto('meta').values(metas).execute()
}
