import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { sealedColumns, unsealedColumns } from './columns.ts'

/** Every column of bytes is in one of the two lists, and no other is in them. Throws where one was forgotten. */
export async function ensureListed(db: Db): Promise<void> {
  const { rows } = await sql<{ columna: string }>`
    select table_name || '.' || column_name as columna from information_schema.columns
    where table_schema = current_schema() and data_type = 'bytea' order by 1`.execute(db.withoutPlugins())
  const there = rows.map(({ columna }) => columna)
  const listed = [...Object.keys(sealedColumns), ...unsealedColumns]
  const wrong = [
    ...there.filter((columna) => !listed.includes(columna)),
    ...listed.filter((columna) => !there.includes(columna)),
  ]
  if (wrong.length > 0) throw new Error(`platform/db/sealed/columns.ts no corresponde a la base: ${wrong.join(', ')}`)
}
