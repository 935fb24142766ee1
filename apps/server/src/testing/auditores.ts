import type { Desk } from './desk.ts'

/** Adds a second person to contraloría: the demo user of mesa. */
export async function conDosAuditores({ db }: Pick<Desk, 'db'>): Promise<void> {
  await db
    .updateTable('usuario')
    .set({ roles: ['contraloria'] })
    .where('usuario', '=', 'mesa')
    .execute()
}
