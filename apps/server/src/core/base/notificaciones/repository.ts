import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { NotificacionTable } from '../../../platform/db/tables/base.ts'

export async function insertarNotificacion(tx: Db, nueva: Insertable<NotificacionTable>): Promise<void> {
  await tx.insertInto('notificacion').values(nueva).execute()
}

/** Marks as read what is unread; false when it was read already. */
export async function marcarLeida(tx: Db, id: number, ahora: string): Promise<boolean> {
  const row = await tx
    .updateTable('notificacion')
    .set({ leida: ahora })
    .where('id', '=', id)
    .where('leida', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
