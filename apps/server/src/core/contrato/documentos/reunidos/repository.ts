import type { Insertable } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import type { DocumentosReunidosTable } from '../../../../platform/db/tables/contrato.ts'

/** Keeps the one PDF of these papers; a second one made at the same time is dropped. */
export async function guardarReunido(tx: Db, reunido: Insertable<DocumentosReunidosTable>): Promise<void> {
  await tx
    .insertInto('documentosReunidos')
    .values(reunido)
    .onConflict((c) => c.doNothing())
    .execute()
}
