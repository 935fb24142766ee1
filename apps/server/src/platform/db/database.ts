import { Kysely, PostgresDialect } from 'kysely'
import { ColumnNames } from './names.ts'
import type { Connection } from './pool.ts'
import type { Database } from './tables/database.ts'

/** The database, or a transaction on it: repositories take whichever they are given. */
export type Db = Kysely<Database>

export function createDb(connection: Connection): Db {
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: connection.pool }),
    plugins: [new ColumnNames()],
  })
}
