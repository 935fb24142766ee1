import { sql, type Transaction } from 'kysely'
import type { Db } from './database.ts'
import type { Database } from './tables/database.ts'

export interface TablaTocada {
  readonly tabla: string
  readonly borradas: number
  readonly cambiadas: number
}

/** Rows that this connection has deleted and changed, by table. */
export async function countsOf(tx: Db): Promise<ReadonlyMap<string, TablaTocada>> {
  const { rows } = await sql<TablaTocada>`select relname as tabla, n_tup_del::integer as borradas,
    n_tup_upd::integer as cambiadas from pg_stat_xact_user_tables where schemaname = current_schema()`.execute(tx)
  return new Map(rows.map((row) => [row.tabla, row]))
}

/** A transaction in the place of the database: each transaction inside is a savepoint of it. */
export function asDatabase(tx: Transaction<Database>): Db {
  const inside = async <T>(act: (tx: Db) => Promise<T>): Promise<T> => {
    await sql`savepoint ronda`.execute(tx)
    try {
      return await act(tx)
    } catch (error) {
      await sql`rollback to savepoint ronda`.execute(tx)
      throw error
    } finally {
      await sql`release savepoint ronda`.execute(tx)
    }
  }
  const begun = { execute: inside, setIsolationLevel: () => begun, setAccessMode: () => begun }
  return new Proxy(tx, {
    get(of, name) {
      if (name === 'transaction') return () => begun
      const value: unknown = Reflect.get(of, name, of)
      return typeof value === 'function' ? value.bind(of) : value
    },
  })
}
