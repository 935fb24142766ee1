import type { Db } from '../../../platform/db/database.ts'

export async function marcarGestionado(tx: Db, id: number, en: string): Promise<void> {
  await tx.updateTable('prospecto').set({ gestionadoEn: en }).where('id', '=', id).execute()
}
