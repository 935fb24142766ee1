import { setTimeout as pause } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { LUGAR_DE_CLAVE, type Vault } from '../../vault.ts'
import type { Db } from '../database.ts'
import { type SealedColumnName, sealedColumnNames, walkOf } from './columns.ts'
import { reseal } from './reseal.ts'

/** Pause before another search for rows that were locked, milliseconds. */
const PAUSE_MS = 200

const ofOtherKey = (column: SealedColumnName, claveId: string): RawBuilder<unknown> => {
  const { desde, largo } = LUGAR_DE_CLAVE
  const id = sql`substring(${sql.ref(walkOf(column).name)} from ${sql.lit(desde)} for ${sql.lit(largo)})`
  return sql`${id} <> decode(${claveId}::text, 'hex')`
}

/** Number of values of a column sealed with another key. */
async function countOfOtherKey(db: Db, column: SealedColumnName, claveId: string): Promise<number> {
  const { table, name, where } = walkOf(column)
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}
    where ${sql.ref(name)} is not null and ${sql.raw(where)} and ${ofOtherKey(column, claveId)}`.execute(db)
  return rows[0]?.total ?? 0
}

/**
 * Reseals all values of former keys, in batches while the server runs; an interrupted run can be repeated. Ends when no
 * value has another key. Reports each column with its count.
 */
export async function rotate(db: Db, vault: Vault, onColumn: (column: SealedColumnName, count: number) => void) {
  const inTransaction = <T>(act: (tx: Db) => Promise<T>) => db.transaction().execute(act)
  for (const column of sealedColumnNames) {
    const which = ofOtherKey(column, vault.claveId)
    const change = (value: Buffer, row: readonly string[]) => {
      const cofre = vault.en(column, ...row)
      return cofre.sealBytes(cofre.openBytes(value))
    }
    let count = 0
    while ((await countOfOtherKey(db, column, vault.claveId)) > 0) {
      const these = await reseal(inTransaction, column, { which, change })
      count += these
      if (these === 0) await pause(PAUSE_MS)
    }
    onColumn(column, count)
  }
}
