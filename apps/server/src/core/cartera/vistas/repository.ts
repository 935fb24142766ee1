import { type Insertable, sql } from 'kysely'
import { type Db, deleteInBatches } from '../../../platform/db/database.ts'
import type { VistaTable } from '../../../platform/db/tables/cartera.ts'

type Escrita = Omit<Insertable<VistaTable>, 'duenoId' | 'borradaEn' | 'version'>

/** Inserts a view. */
export const insertVista = (tx: Db, vista: Escrita & Pick<Insertable<VistaTable>, 'duenoId'>) =>
  tx.insertInto('vista').values(vista).returning(['id', 'version']).executeTakeFirstOrThrow()

/** Changes a view and raises its version. */
export const updateVista = (tx: Db, id: number, vista: Escrita) =>
  tx
    .updateTable('vista')
    .set({ ...vista, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()

/** Marks as deleted, or as in use again with null. */
export async function markBorrada(tx: Db, id: number, borradaEn: string | null): Promise<void> {
  await tx.updateTable('vista').set({ borradaEn }).where('id', '=', id).execute()
}

/** Deletes those that were marked before an instant: they can no longer be restored. */
export const forgetVistas = (db: Db, antesDe: string): Promise<void> =>
  deleteInBatches(db, 'vista', sql`borrada_en < ${antesDe}`)
