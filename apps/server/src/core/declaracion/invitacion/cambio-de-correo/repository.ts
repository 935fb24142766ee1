import type { Insertable } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import type { CambioCorreoTable } from '../../../../platform/db/tables/declaracion.ts'

/** Annuls the links of earlier e-mail changes: another change or the former address replaced them. */
export async function voidCambios(tx: Db, prospectoId: number, anulado: string): Promise<void> {
  await tx
    .updateTable('cambioCorreo')
    .set({ anulado })
    .where('prospectoId', '=', prospectoId)
    .where('anulado', 'is', null)
    .execute()
}

export async function insertCambio(
  tx: Db,
  cambio: Omit<Insertable<CambioCorreoTable>, 'respondido' | 'esSuyo' | 'anulado'>,
): Promise<void> {
  await tx
    .insertInto('cambioCorreo')
    .values({ ...cambio, respondido: null, esSuyo: null, anulado: null })
    .execute()
}

/** Saves the reply of the former address; false: it replied before. */
export async function answerCambio(tx: Db, id: number, esSuyo: boolean, respondido: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cambioCorreo')
    .set({ esSuyo, respondido })
    .where('id', '=', id)
    .where('respondido', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Annuls every unused code: those mailed to the former address must not sign. */
export async function voidAllCodigos(tx: Db, declaracionId: number, anulado: string): Promise<void> {
  await tx
    .updateTable('codigoPostulante')
    .set({ anulado })
    .where('declaracionId', '=', declaracionId)
    .where('usado', 'is', null)
    .where('anulado', 'is', null)
    .execute()
}
