import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { getConstructionPlans } from 'pg-boss'
import type { Vault } from '../vault.ts'
import type { Db } from './database.ts'
import { migraciones } from './migrations/migraciones.ts'

const jobs: Migration = {
  up: async (db) => {
    await sql.raw(getConstructionPlans('pgboss')).execute(db)
  },
}

/**
 * Brings the schema up to date, or no further than the migration `hasta`; two servers that start at once wait for each
 * other (Kysely's lock).
 */
export async function migrate(db: Db, vault: Vault, hasta?: string): Promise<void> {
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => ({ '000-trabajos': jobs, ...migraciones(vault) }) },
  })
  const { error, results } = await (hasta ? migrator.migrateTo(hasta) : migrator.migrateToLatest())
  if (error) {
    const failed = results?.find((r) => r.status === 'Error')?.migrationName ?? 'conexión'
    throw new Error(`No se pudo actualizar la base de datos (${failed})`, { cause: error })
  }
}
