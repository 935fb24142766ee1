import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { FirmaCircularTable } from '../../../platform/db/tables/declaracion.ts'

/** One of a declaration: what was registered last. */
export async function guardarFirma(tx: Db, firma: Insertable<FirmaCircularTable>): Promise<void> {
  const { declaracionId: _, ...lo } = firma
  await tx
    .insertInto('firmaCircular')
    .values(firma)
    .onConflict((c) => c.column('declaracionId').doUpdateSet(lo))
    .execute()
}

/** What was registered of persons who leave the declaration goes with them. */
export async function borrarFirmas(tx: Db, declaracionId: number, personas: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('firmaCircular')
    .where('declaracionId', '=', declaracionId)
    .where('personaId', 'in', personas)
    .execute()
}
