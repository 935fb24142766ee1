import { Kysely, type PostgresPool, type TransactionBuilder } from 'kysely'
import type pg from 'pg'
import type { DbMoment } from './database.ts'
import { ColumnDialect, ColumnNames } from './names.ts'
import type { Connection } from './pool.ts'
import type { Database } from './tables/database.ts'

/** A transaction with its connection, for statements that Kysely does not know, such as COPY. */
export interface OwnTransaction {
  readonly tx: DbMoment
  /** Rows of a statement, with the names of the database. */
  ask<R extends pg.QueryResultRow>(statement: string, values?: readonly unknown[]): Promise<R[]>
  /** Lines of a query. */
  read(select: string): AsyncIterable<Buffer>
  /** Stores lines; `into`: table and columns. */
  write(into: string, lines: Buffer): Promise<void>
}

/** Runs in one transaction on one connection. `snapshot`: reads one moment and writes nothing. */
export async function inOwnTransaction<T>(
  { pool, copier }: Connection,
  snapshot: boolean,
  act: (own: OwnTransaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  const query = client.query.bind(client)
  const only = { connect: async () => ({ query, release: () => undefined }), end: async () => undefined }
  const names = new ColumnNames()
  const dialect = new ColumnDialect(only as unknown as PostgresPool, names)
  const db = new Kysely<Database>({ dialect, plugins: [names] })
  const asked = db.transaction()
  const begun: TransactionBuilder<Database> = snapshot
    ? asked.setIsolationLevel('repeatable read').setAccessMode('read only')
    : asked
  try {
    return await begun.execute((tx) =>
      act({
        tx,
        ask: async (statement, values) => (await client.query(statement, values && [...values])).rows,
        read: (select) => copier.read(client, select),
        write: (into, lines) => copier.write(client, into, lines),
      }),
    )
  } finally {
    client.release()
  }
}
