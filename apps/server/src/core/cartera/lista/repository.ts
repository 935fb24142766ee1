import type { Db } from '../../../platform/db/database.ts'

export async function markGestionado(tx: Db, id: number, en: string): Promise<void> {
  await tx.updateTable('prospecto').set({ gestionadoEn: en }).where('id', '=', id).execute()
}
