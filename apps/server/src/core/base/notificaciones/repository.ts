import { type Insertable, sql } from 'kysely'
import { type Db, deleteOldest } from '../../../platform/db/database.ts'
import type { NotificacionTable } from '../../../platform/db/tables/base.ts'

export async function insertNotificacion(tx: Db, nueva: Insertable<NotificacionTable>): Promise<void> {
  await tx.insertInto('notificacion').values(nueva).execute()
}

/** Marks as read what is unread; false when it was read already. */
export async function markLeida(tx: Db, id: number, ahora: string): Promise<boolean> {
  const row = await tx
    .updateTable('notificacion')
    .set({ leida: ahora })
    .where('id', '=', id)
    .where('leida', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Marks as read all that a user has unread up to one of them; how many. */
export async function markUntil(tx: Db, usuarioId: number, hasta: number, ahora: string): Promise<number> {
  const rows = await tx
    .updateTable('notificacion')
    .set({ leida: ahora })
    .where('usuarioId', '=', usuarioId)
    .where('leida', 'is', null)
    .where('id', '<=', hasta)
    .returning('id')
    .execute()
  return rows.length
}

/** Those of a user that became read at that instant are unread again. */
export async function unmark(tx: Db, usuarioId: number, en: string): Promise<void> {
  await tx
    .updateTable('notificacion')
    .set({ leida: null })
    .where('usuarioId', '=', usuarioId)
    .where('leida', '=', en)
    .execute()
}

/** Deletes those from before an instant (ISO). */
export const forget = (db: Db, hasta: string): Promise<void> => deleteOldest(db, 'notificacion', sql`en < ${hasta}`)
