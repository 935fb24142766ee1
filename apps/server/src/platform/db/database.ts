import { Kysely, type PostgresPool, type Transaction } from 'kysely'
import { type Cache, CommitDriver, type CommitHook } from './commit-hook.ts'
import { ColumnDialect, ColumnNames } from './names.ts'
import { tellingOutages } from './outage.ts'
import type { Connection } from './pool.ts'
import { preparedPool } from './prepared.ts'
import type { Database } from './tables/database.ts'

/** The database, or a transaction on it: repositories take whichever they are given. */
export type Db = Kysely<Database>
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
