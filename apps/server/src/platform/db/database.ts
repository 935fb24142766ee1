import { Kysely, type PostgresPool, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import type { Traces } from '../traces/traces.ts'
import { type Cache, CommitDriver, type CommitHook } from './commit-hook.ts'
import { ColumnDialect, ColumnNames } from './names.ts'
import { tellingOutages } from './outage.ts'
import type { Connection } from './pool.ts'
import { positionedPool } from './positions.ts'
import { preparedPool } from './prepared.ts'
import type { Replica } from './replica.ts'
import type { Database } from './tables/database.ts'
import { tracedPool } from './traced-pool.ts'

/** The database or a transaction on it: repositories accept both. */
export type Db = Kysely<Database>

/** Rows per statement: short locks, and short waits for the embedded database. */
const BATCH = 1000

/** Repeats a statement on BATCH rows, each time on its own, until fewer rows are left. */
export async function inBatches(act: (rows: number) => Promise<{ readonly numAffectedRows?: bigint }>): Promise<void> {
  while (Number((await act(BATCH)).numAffectedRows) === BATCH);
}

/** Condition for the next `rows` rows that match and are not locked; locked rows are left to a later run. */
export const nextOf = (table: keyof Database, which: RawBuilder<SqlBool>, rows: number): RawBuilder<SqlBool> =>
  sql`ctid = any(array(select ctid from ${sql.table(table)} where ${which} limit ${rows} for update skip locked))`

/** Deletes all rows that match, in batches. */
export const deleteInBatches = (db: Db, table: keyof Database, which: RawBuilder<SqlBool>): Promise<void> =>
  inBatches((rows) => sql`delete from ${sql.table(table)} where ${nextOf(table, which, rows)}`.execute(db))

/**
 * Deletes the rows that match from a table written in the order of its `id`, from its beginning, in batches: no index
 * but its key, and a young row among the old ones only takes a place.
 */
export async function deleteOldest(db: Db, table: keyof Database, which: RawBuilder<SqlBool>): Promise<void> {
  const oldest = sql`select id from ${sql.table(table)} order by id limit ${BATCH} for update skip locked`
  const batch = sql`delete from ${sql.table(table)} where id = any(array(${oldest})) and ${which}`
  while (Number((await batch.execute(db)).numAffectedRows) > 0);
}

/** A transaction: for several reads that must see the same moment. */
export type DbMoment = Transaction<Database>

/**
 * `before`: hook before each commit. `cache`: cleared after transactions that change its rows. `traces`: statements
 * have spans.
 */
export function createDb(
  connection: Pick<Connection, 'pool' | 'patience' | 'prepared' | 'replica'>,
  before?: CommitHook,
  cache?: Cache,
  traces?: Traces | null,
): Db {
  const { prepared, replica } = connection
  const told = tellingOutages(connection)
  const placed = replica ? positionedPool(told, replica.positions) : told
  const telling = traces ? tracedPool(placed, traces) : placed
  const names = new ColumnNames()
  const asked = prepared ? preparedPool(telling) : (telling as unknown as PostgresPool)
  const tending =
    before && ((pool: PostgresPool) => new CommitDriver(pool, before, (asked) => asked.compile(db), cache))
  const db: Db = new Kysely<Database>({ dialect: new ColumnDialect(asked, names, tending), plugins: [names] })
  return db
}

/** The replica of a database, for reads alone. */
export const createReplicaDb = ({ patience, prepared }: Connection, { pool }: Replica, traces: Traces | null): Db =>
  createDb({ pool, patience, prepared, replica: null }, undefined, undefined, traces)

/** Asks the database for an answer. Throws Outage. */
export async function pingDb(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
