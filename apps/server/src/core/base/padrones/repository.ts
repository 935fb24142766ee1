import type { Db } from '../../../platform/db/database.ts'

/** Keeps the day (ISO) from which somebody is no charge any more, or that there is none. */
export async function guardarBaja(tx: Db, rut: string, baja: string | null): Promise<void> {
  await tx.updateTable('cargaVigente').set({ baja }).where('rut', '=', rut).execute()
}
