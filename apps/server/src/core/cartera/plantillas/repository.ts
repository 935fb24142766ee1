import { type Insertable, sql } from 'kysely'
import { type Db, deleteInBatches } from '../../../platform/db/database.ts'
import type { PlantillaTable } from '../../../platform/db/tables/cartera.ts'

/** Inserts a template; returns its id. */
export const insertPlantilla = async (tx: Db, plantilla: Insertable<PlantillaTable>): Promise<number> =>
  (await tx.insertInto('plantilla').values(plantilla).returning('id').executeTakeFirstOrThrow()).id

type Cambio = Pick<Insertable<PlantillaTable>, 'canal' | 'nombre' | 'asunto' | 'texto' | 'por' | 'en'>

/** Changes a template and raises its version. */
export async function updatePlantilla(tx: Db, id: number, cambio: Cambio): Promise<void> {
  await tx
    .updateTable('plantilla')
    .set({ ...cambio, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Marks as deleted, or as in use again with null. */
export async function markBorrada(tx: Db, id: number, borradaEn: string | null): Promise<void> {
  await tx.updateTable('plantilla').set({ borradaEn }).where('id', '=', id).execute()
}

/** Deletes those that were marked before an instant: they can no longer be restored. */
export const forgetPlantillas = (db: Db, antesDe: string): Promise<void> =>
  deleteInBatches(db, 'plantilla', sql`borrada_en < ${antesDe}`)
