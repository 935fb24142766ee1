import type { Desk } from './desk.ts'

/** There is a second person of contraloría from now on: who is of the mesa in the demo. */
export async function conDosAuditores({ db }: Pick<Desk, 'db'>): Promise<void> {
  await db
    .updateTable('usuario')
    .set({ roles: ['contraloria'] })
    .where('usuario', '=', 'mesa')
    .execute()
}
