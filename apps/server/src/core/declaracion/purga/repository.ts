import type { Db } from '../../../platform/db/database.ts'

/** Takes away all that a declaration says of health; its files go by themselves. */
export async function deleteSalud(tx: Db, declaracionId: number, en: string): Promise<void> {
  await tx.deleteFrom('respuestaDS').where('declaracionId', '=', declaracionId).execute()
  await tx.deleteFrom('respuestaRetenida').where('declaracionId', '=', declaracionId).execute()
  await tx.deleteFrom('duda').where('declaracionId', '=', declaracionId).execute()
  await tx.deleteFrom('notaCaso').where('declaracionId', '=', declaracionId).execute()
  await tx
    .updateTable('declaracionPersona')
    .set({ salud: null, idSalud: null })
    .where('declaracionId', '=', declaracionId)
    .execute()
  await tx
    .updateTable('evaluacion')
    .set({ detalle: null })
    .where('declaracionId', '=', declaracionId)
    .where('clase', '=', 'medica')
    .execute()
  await tx.updateTable('declaracion').set({ purgadaEn: en }).where('id', '=', declaracionId).execute()
}
