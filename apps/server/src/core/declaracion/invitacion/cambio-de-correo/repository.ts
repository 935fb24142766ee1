import type { Insertable } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import type { CambioCorreoTable } from '../../../../platform/db/tables/declaracion.ts'

/** The links of changes that another one, or the former address, took the place of open nothing any more. */
export async function anularCambios(tx: Db, prospectoId: number, anulado: string): Promise<void> {
  await tx
    .updateTable('cambioCorreo')
    .set({ anulado })
    .where('prospectoId', '=', prospectoId)
    .where('anulado', 'is', null)
    .execute()
}

export async function insertarCambio(
  tx: Db,
  cambio: Omit<Insertable<CambioCorreoTable>, 'respondido' | 'esSuyo' | 'anulado'>,
): Promise<void> {
  await tx
    .insertInto('cambioCorreo')
    .values({ ...cambio, respondido: null, esSuyo: null, anulado: null })
    .execute()
}

/** What the former address said; false: it was said before. */
export async function responderCambio(tx: Db, id: number, esSuyo: boolean, respondido: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cambioCorreo')
    .set({ esSuyo, respondido })
    .where('id', '=', id)
    .where('respondido', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What was mailed to the former address signs nothing any more. */
export async function anularTodosLosCodigos(tx: Db, declaracionId: number, anulado: string): Promise<void> {
  await tx
    .updateTable('codigoPostulante')
    .set({ anulado })
    .where('declaracionId', '=', declaracionId)
    .where('usado', 'is', null)
    .where('anulado', 'is', null)
    .execute()
}
