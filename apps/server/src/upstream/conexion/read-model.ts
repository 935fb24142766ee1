import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Address of the core whose copies this database holds; null: its sales are its own. */
export async function nucleoDeLaBase(db: Db): Promise<string | null> {
  return (await db.selectFrom('conexionDelNucleo').select('url').executeTakeFirst())?.url ?? null
}

/** True where there is a sale. */
export async function hayVentas(db: Db): Promise<boolean> {
  const { rows } = await sql<{ hay: boolean }>`select exists (select from prospecto) as hay`.execute(db)
  return rows[0]?.hay === true
}
