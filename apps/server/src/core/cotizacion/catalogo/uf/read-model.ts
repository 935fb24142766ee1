import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'

/** Last answers of the source; null: it was never asked. */
export async function findFuente(tx: Db) {
  return (
    (await tx.selectFrom('ufFuente').select(['exitoEn', 'falla', 'fallaDesde', 'vista']).executeTakeFirst()) ?? null
  )
}

/** Loaded values from a day on (ISO), with two decimals. */
export async function ufDesde(tx: Db, desde: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ fecha: string; valor: string }>`
    select fecha, valor::text as valor from uf where fecha >= ${desde}::date`.execute(tx)
  return new Map(rows.map(({ fecha, valor }) => [fecha, valor]))
}

/** Last loaded day; null: none. */
export async function ultimaUf(tx: Db): Promise<string | null> {
  const row = await tx
    .selectFrom('uf')
    .select(({ fn }) => fn.max('fecha').as('hasta'))
    .executeTakeFirst()
  return row?.hasta ?? null
}
