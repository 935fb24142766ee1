import type { Insertable } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import type { DocumentosReunidosTable } from '../../../../platform/db/tables/contrato.ts'

/** Keeps the one PDF of these papers; false where another was kept at the same time. */
export async function saveReunido(tx: Db, reunido: Insertable<DocumentosReunidosTable>): Promise<boolean> {
  const nuevo = await tx
    .insertInto('documentosReunidos')
    .values(reunido)
    .onConflict((c) => c.doNothing())
    .returning('archivoId')
    .executeTakeFirst()
  return nuevo !== undefined
}
