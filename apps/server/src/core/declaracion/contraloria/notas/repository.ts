import type { Insertable } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import type { NotaCasoTable } from '../../../../platform/db/tables/declaracion.ts'

/** `texto`: what was written, sealed. */
export async function insertNota(tx: Db, nota: Insertable<NotaCasoTable>): Promise<void> {
  await tx.insertInto('notaCaso').values(nota).execute()
}
