import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'
import { type ColumnWalk, type SealedColumnName, walkOf } from './columns.ts'

type WalkedRow = Record<string, unknown> & { readonly value: Buffer }

const listOf = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts)
const keysOf = ({ keys }: ColumnWalk, row: WalkedRow): string[] => keys.map((_, at) => String(row[`k${at}`]))

/** Rows after a key, in the order of the key. Locked rows are left to the next walk. */
async function readBatch(
  tx: Db,
  r: ColumnWalk,
  which: RawBuilder<unknown>,
  after: readonly string[],
): Promise<WalkedRow[]> {
  const key = listOf(r.keys.map(([name]) => sql.ref(name)))
  const keys = listOf(r.keys.map(([name], at) => sql`${sql.ref(name)} as ${sql.ref(`k${at}`)}`))
  const desde = listOf(r.keys.map(([, type], at) => sql`cast(${after[at]}::text as ${sql.raw(type)})`))
  const { rows } = await sql<WalkedRow>`
    select ${keys}, ${sql.ref(r.name)} as value from ${sql.table(r.table)}
    where ${sql.ref(r.name)} is not null and ${sql.raw(r.where)} and ${which}
      and ${after.length === 0 ? sql`true` : sql`(${key}) > (${desde})`}
    order by ${key} limit ${sql.lit(r.batch)} for update skip locked`.execute(tx)
  return rows
}

async function writeBatch(tx: Db, r: ColumnWalk, rows: readonly (readonly string[])[], sealed: readonly Buffer[]) {
  const names = r.keys.map((_, at) => `k${at}`)
  const columns = listOf(r.keys.map((_, at) => sql`${rows.map((row) => row[at])}::text[]`))
  const equal = r.keys.map(
    ([name, type], at) => sql`t.${sql.ref(name)} = cast(n.${sql.ref(`k${at}`)} as ${sql.raw(type)})`,
  )
  await sql`update ${sql.table(r.table)} t set ${sql.ref(r.name)} = n.value
    from unnest(${columns}, ${[...sealed]}::bytea[]) as n(${listOf(names.map((n) => sql.ref(n)))}, value)
    where ${sql.join(equal, sql` and `)}`.execute(tx)
}

/** Returns the resealed value of a row. */
type Reseal = (value: Buffer, row: readonly string[]) => Buffer

/**
 * Reseals a column in batches, each in a transaction by `inTransaction`. It skips locked rows, so it cannot deadlock
 * with writers. Returns the number of resealed values.
 */
export async function reseal(
  inTransaction: <T>(act: (tx: Db) => Promise<T>) => Promise<T>,
  column: SealedColumnName,
  { which = sql`true`, change }: { readonly which?: RawBuilder<unknown>; readonly change: Reseal },
): Promise<number> {
  const walk = walkOf(column)
  let after: string[] = []
  let total = 0
  for (;;) {
    const rows = await inTransaction(async (tx) => {
      const found = await readBatch(tx, walk, which, after)
      const keys = found.map((row) => keysOf(walk, row))
      const sealed = found.map(({ value }, at) => change(value, keys[at] ?? []))
      if (sealed.length > 0) await writeBatch(tx, walk, keys, sealed)
      return keys
    })
    total += rows.length
    const last = rows.at(-1)
    if (!last) return total
    after = last
  }
}
