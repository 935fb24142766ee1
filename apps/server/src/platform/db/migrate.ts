import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { getConstructionPlans } from 'pg-boss'
import type { Vault } from '../vault.ts'
import type { Db } from './database.ts'
import { migraciones } from './migrations/migraciones.ts'
import { ensureListed } from './sealed/ensure-listed.ts'

const jobs: Migration = {
  up: async (db) => {
    await sql.raw(getConstructionPlans('pgboss')).execute(db)
  },
}

/**
 * Brings the schema up to date, or no further than the migration `hasta`; two servers that start at once wait for each
 * other (Kysely's lock). Throws too where a column of bytes is in no list of the sealed.
 */
export async function migrate(db: Db, vault: Vault, hasta?: string): Promise<void> {
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    // each line of work has its numbers: one that comes in late is done when it comes
    allowUnorderedMigrations: true,
    provider: { getMigrations: async () => ({ '000-trabajos': jobs, ...migraciones(vault) }) },
  })
  const { error, results } = await (hasta ? migrator.migrateTo(hasta) : migrator.migrateToLatest())
  if (error) {
    const failed = results?.find((r) => r.status === 'Error')?.migrationName ?? 'conexión'
    throw new Error(`No se pudo actualizar la base de datos (${failed})`, { cause: error })
  }
  if (!hasta) await ensureListed(db)
}
