import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { getConstructionPlans } from 'pg-boss'
import type { Db } from './database.ts'
import { base } from './migrations/001-base.ts'
import { referencia } from './migrations/002-referencia.ts'
import { prospecto } from './migrations/003-prospecto.ts'
import { cotizacion } from './migrations/004-cotizacion.ts'
import { declaracion } from './migrations/005-declaracion.ts'
import { contrato } from './migrations/006-contrato.ts'
import { acceso } from './migrations/007-acceso.ts'
import { estadisticas } from './migrations/008-estadisticas.ts'
import { busqueda } from './migrations/009-busqueda.ts'

const jobs: Migration = {
  up: async (db) => {
    await sql.raw(getConstructionPlans('pgboss')).execute(db)
  },
}

const migrations: Record<string, Migration> = {
  '000-trabajos': jobs,
  '001-base': base,
  '002-referencia': referencia,
  '003-prospecto': prospecto,
  '004-cotizacion': cotizacion,
  '005-declaracion': declaracion,
  '006-contrato': contrato,
  '007-acceso': acceso,
  '008-estadisticas': estadisticas,
  '009-busqueda': busqueda,
}

/** Brings the schema up to date; two servers that start at once wait for each other (Kysely's lock). */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) {
    const failed = results?.find((r) => r.status === 'Error')?.migrationName ?? 'conexión'
    throw new Error(`No se pudo actualizar la base de datos (${failed})`, { cause: error })
  }
}
