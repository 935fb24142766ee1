import { sql } from 'kysely'
import { OperatorFailure } from '../../operator-failure.ts'
import type { Db } from './database.ts'

const numberOf = (name: string): string => name.slice(0, 3)

/**
 * Number of the migration since whose version nothing uses what this one takes away, from its first line; null: it only
 * adds or relaxes.
 */
export const contractOf = (text: string): string | null => /^-- contract of (\d{3})\b/.exec(text)?.[1] ?? null

/** Notes that a migration took something away, in its transaction. */
export async function recordContract(db: Db, name: string, desde: string): Promise<void> {
  await sql`insert into kysely_migration_contract values (${name}, ${desde})`.execute(db)
}

/** The first of these migrations that took away something this version uses, or null. */
async function findObstacle(db: Db, newer: readonly string[], known: readonly string[]): Promise<string | null> {
  const { rows: there } = await sql<{ table: string | null }>`
    select to_regclass('kysely_migration_contract')::text as "table"`.execute(db)
  if (!there[0]?.table) return null
  const { rows } = await sql<{ name: string; desde: string }>`
    select name, desde from kysely_migration_contract order by name`.execute(db)
  const isKnown = (number: string) => known.some((name) => numberOf(name) === number)
  return rows.find(({ name, desde }) => newer.includes(name) && !isKnown(desde))?.name ?? null
}

/**
 * Those of `done` that a later version of the product ran; none: the schema is of this version or an earlier one.
 * Throws OperatorFailure for a schema that this version cannot serve: of another history, or without something it uses.
 */
export async function newerMigrations(db: Db, done: readonly string[], known: readonly string[]): Promise<string[]> {
  const newer = done.filter((name) => !known.includes(name))
  const last = known.map(numberOf).toSorted().at(-1) ?? ''
  const stranger =
    newer.find((name) => numberOf(name) <= last) ?? known.find((name) => newer.length > 0 && !done.includes(name))
  if (stranger !== undefined)
    throw new OperatorFailure(
      `La base de datos es de otra versión: en la migración «${stranger}» no coincide con esta. ` +
        'Use una base vacía; en la demostración, borre su carpeta de datos (DATA_DIR).',
    )
  const obstacle = await findObstacle(db, newer, known)
  if (obstacle === null) return newer
  throw new OperatorFailure(
    `La base de datos es de una versión más nueva, que en la migración «${obstacle}» quitó algo que esta usa. ` +
      'Parta la versión nueva, o reponga el respaldo de antes de ella.',
  )
}
