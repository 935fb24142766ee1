import type { Db } from '../../../../platform/db/database.ts'

/** Keeps when its contract was made (ISO instant). */
export async function markTerminada(tx: Db, declaracionId: number, en: string): Promise<void> {
  await tx.updateTable('declaracion').set({ terminadaEn: en }).where('id', '=', declaracionId).execute()
}
