import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { getConstructionPlans } from 'pg-boss'
import { OperatorFailure } from '../../operator-failure.ts'
import type { Db } from './database.ts'
import { contractOf, newerMigrations, recordContract } from './newer-schema.ts'
import { sealedColumns, unsealedColumns } from './sealed/columns.ts'

const statements = (name: string, text: string): Migration => ({
  up: async (db) => {
    await sql.raw(text).execute(db)
    const desde = contractOf(text)
    if (desde !== null) await recordContract(db, name, desde)
  },
})

/**
 * Migration files of a folder, by name without extension. Throws for other names than `001-name.sql` and for repeated
 * numbers.
 */
export function readMigrations(folder: string): Record<string, string> {
  const files = readdirSync(folder).toSorted()
  const odd = files.filter((file) => !/^\d{3}-[a-z0-9-]+\.sql$/.test(file) || file.startsWith('000'))
  if (odd.length > 0) throw new Error(`migrations: no «001-name.sql»: ${odd.join(', ')}`)
  const numberOf = (file: string) => file.slice(0, 3)
  const twice = files.filter((file, at) => at > 0 && numberOf(files[at - 1] ?? '') === numberOf(file))
  if (twice.length > 0) throw new Error(`migrations: a number stands twice: ${twice.join(', ')}`)
  return Object.fromEntries(files.map((file) => [file.replace(/\.sql$/, ''), readFileSync(join(folder, file), 'utf8')]))
}

const folder = fileURLToPath(new URL('migrations', import.meta.url))

/** Tables of the job queue, without the transaction of their own, which would end the one of the migrations. */
const queueTables = (): string =>
  getConstructionPlans('pgboss')
    .replace(/^\s*BEGIN;/, '')
    .replace(/COMMIT;\s*$/, '')

/** All migrations by name: first the tables of the job queue, then the files of `migrations` by number. */
function migrations(): Record<string, Migration> {
  const files = Object.entries(readMigrations(folder))
  return {
    '000-trabajos': statements('000-trabajos', queueTables()),
    ...Object.fromEntries(files.map(([name, text]) => [name, statements(name, text)])),
  }
}

/** Names of the migrations of this version, in order. */
export const migrationNames = (): string[] => Object.keys(migrations())

/** Names of the migrations that a database went through, in order; none: it is empty. */
export async function migrationsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(
    db,
  )
  if (!rows[0]?.there) return []
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return done.rows.map(({ name }) => name)
}

/**
 * Checks that every bytes column is in one of the two lists, and no other column. Throws if one is missing. `newer`: the
 * schema of a later version may have others.
 */
export async function ensureListed(db: Db, newer = false): Promise<void> {
  const { rows } = await sql<{ columna: string }>`
    select table_name || '.' || column_name as columna from information_schema.columns
    where table_schema = current_schema() and data_type = 'bytea' order by 1`.execute(db.withoutPlugins())
  const there = rows.map(({ columna }) => columna)
  const listed = [...Object.keys(sealedColumns), ...unsealedColumns]
  const wrong = [
    ...there.filter((columna) => !(newer || listed.includes(columna))),
    ...listed.filter((columna) => !there.includes(columna)),
  ]
  if (wrong.length > 0) throw new Error(`platform/db/sealed/columns.ts no corresponde a la base: ${wrong.join(', ')}`)
}

/** Runs these migrations. Throws with the name of the one that failed. */
async function runMigrations(db: Db, all: Record<string, Migration>): Promise<void> {
  // Unordered: a late migration of another branch still runs
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    allowUnorderedMigrations: true,
    provider: { getMigrations: async () => all },
  })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const failed = results?.find((r) => r.status === 'Error')?.migrationName ?? 'conexión'
  throw new Error(`No se pudo actualizar la base de datos (${failed})`, { cause: error })
}

/** Creates the schema of these migrations, perhaps of an earlier version, in an empty database. */
export async function createSchemaOf(tx: Db, names: readonly string[]): Promise<void> {
  const all = Object.entries(migrations()).filter(([name]) => names.includes(name))
  await runMigrations(tx, Object.fromEntries(all))
}

/**
 * Migrates the schema; servers that start together wait for each other (Kysely's lock). Returns the migrations of a later
 * version that the database went through: this one then serves its schema as it is. Throws OperatorFailure, and for a
 * bytes column in neither list. A schema that is up to date is not examined again: that costs a dozen reads of the
 * system tables.
 */
export async function migrate(db: Db): Promise<string[]> {
  const all = migrations()
  const done = await migrationsOf(db)
  const newer = await newerMigrations(db, done, Object.keys(all))
  if (newer.length === 0) {
    if (Object.keys(all).every((name) => done.includes(name))) return []
    await runMigrations(db, all)
  }
  await ensureListed(db, newer.length > 0)
  return newer
}

/**
 * Checks that no later version migrated the database: this one does not know all that is in it. Throws OperatorFailure.
 */
export async function ensureOwnSchema(db: Db): Promise<void> {
  const known = migrationNames()
  const otra = (await migrationsOf(db)).find((name) => !known.includes(name))
  if (otra === undefined) return
  throw new OperatorFailure(
    `La base es de una versión más nueva (migración «${otra}»): esto se hace con el programa de esa versión.`,
  )
}
