import type { Db } from '../platform/db/database.ts'

/** Mails written while seeding have no job that would deliver them: they are read in the outbox. */
export async function dejarEnBandeja(tx: Db): Promise<void> {
  await tx.updateTable('correo').set({ estado: 'en bandeja' }).where('estado', '=', 'pendiente').execute()
}
