import type { Db } from '../../../platform/db/database.ts'

/** The papers in force are what the applicant signed on their phone at that instant (ISO). */
export async function markFirmados(tx: Db, declaracionId: number, en: string): Promise<void> {
  await tx
    .updateTable('documentoContrato')
    .set({ firmadoEn: en })
    .where('declaracionId', '=', declaracionId)
    .where('reemplazado', '=', false)
    .execute()
}
