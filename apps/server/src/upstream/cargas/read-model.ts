import type { Db } from '../../platform/db/database.ts'
import type { CargaDelNucleoTable } from '../../platform/db/tables/postulacion.ts'

/** Files of one kind that were sent from here for a prospect, oldest first. */
export const cargasDe = (db: Db, prospectoId: number, clase: CargaDelNucleoTable['clase']) =>
  db
    .selectFrom('cargaDelNucleo')
    .selectAll()
    .where('prospectoId', '=', prospectoId)
    .where('clase', '=', clase)
    .orderBy('id')
    .execute()

/** Prospect of a copied declaration; null: it is not copied yet. */
export async function prospectoDeLaDS(db: Db, declaracionId: number): Promise<number | null> {
  const row = await db
    .selectFrom('declaracion')
    .select('prospectoId')
    .where('id', '=', declaracionId)
    .executeTakeFirst()
  return row?.prospectoId ?? null
}
