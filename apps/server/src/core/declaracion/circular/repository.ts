import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { FirmaCircularTable } from '../../../platform/db/tables/declaracion.ts'

/** Upserts the circular of a declaration: only the last one is kept. */
export async function saveFirma(tx: Db, firma: Insertable<FirmaCircularTable>): Promise<void> {
  const { declaracionId: _, ...lo } = firma
  await tx
    .insertInto('firmaCircular')
    .values(firma)
    .onConflict((c) => c.column('declaracionId').doUpdateSet(lo))
    .execute()
}

/** Deletes the circulars of persons who leave the declaration. */
export async function deleteFirmas(tx: Db, declaracionId: number, personas: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('firmaCircular')
    .where('declaracionId', '=', declaracionId)
    .where('personaId', 'in', personas)
    .execute()
}
