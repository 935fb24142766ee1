import type { Db } from '../platform/db/database.ts'

/** Declarations with papers that wait to be issued. */
export async function conDocumentosPendientes(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('documentoContrato')
    .select('declaracionId')
    .distinct()
    .where('estado', '=', 'pendiente')
    .execute()
  return rows.map((row) => row.declaracionId)
}
