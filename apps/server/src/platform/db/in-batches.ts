import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from './database.ts'
import type { Database } from './tables/database.ts'

/** Rows of one statement: nobody waits long for those that hold them, or for the embedded database. */
const BATCH = 1000

/** Does the same to so many rows at a time, each time in a statement of its own, until fewer are left. */
export async function inBatches(act: (rows: number) => Promise<{ readonly numAffectedRows?: bigint }>): Promise<void> {
  while (Number((await act(BATCH)).numAffectedRows) === BATCH);
}

/** Where the next rows of a table stand of which this holds; those that somebody is changing are left for another time. */
export const nextOf = (table: keyof Database, which: RawBuilder<SqlBool>, rows: number): RawBuilder<SqlBool> =>
  sql`ctid = any(array(select ctid from ${sql.table(table)} where ${which} limit ${rows} for update skip locked))`

/** Deletes the rows of a table of which this holds. */
export const deleteInBatches = (db: Db, table: keyof Database, which: RawBuilder<SqlBool>): Promise<void> =>
  inBatches((rows) => sql`delete from ${sql.table(table)} where ${nextOf(table, which, rows)}`.execute(db))
