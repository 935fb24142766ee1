import { Kysely, type PostgresPool, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import { type Cache, CommitDriver, type CommitHook } from './commit-hook.ts'
import { ColumnDialect, ColumnNames } from './names.ts'
import { tellingOutages } from './outage.ts'
import type { Connection } from './pool.ts'
import { preparedPool } from './prepared.ts'
import type { Database } from './tables/database.ts'

/** The database, or a transaction on it: repositories take whichever they are given. */
export type Db = Kysely<Database>

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

/** A transaction only: what reads by several statements and must see one moment. */
export type DbMoment = Transaction<Database>

/** `before`: what is done in each transaction before it is confirmed. `cache`: emptied after those that change it. */
export function createDb(connection: Connection, before?: CommitHook, cache?: Cache): Db {
  const { pool, embedded } = connection
  const telling = tellingOutages(pool)
  const names = new ColumnNames()
  const asked = embedded ? (telling as unknown as PostgresPool) : preparedPool(telling)
  const tending =
    before && ((pool: PostgresPool) => new CommitDriver(pool, before, (asked) => asked.compile(db), cache))
  const db: Db = new Kysely<Database>({ dialect: new ColumnDialect(asked, names, tending), plugins: [names] })
  return db
}
