import { sql } from 'kysely'
import { type Db, deleteOldest } from '../../../platform/db/database.ts'

interface NotificacionNueva {
  readonly usuarioId: number
  readonly prospectoId: number | null
  readonly tipo: string
  readonly mensaje: string
  readonly en: string
}

/** Inserts a notification; one of a class that its user silenced is read from the start. */
export async function insertNotificacion(tx: Db, nueva: NotificacionNueva): Promise<void> {
  const { usuarioId, tipo, en } = nueva
  const leida = sql<string | null>`(select ${en}::timestamptz from preferencia_aviso
    where usuario_id = ${usuarioId} and ${tipo} = any(callados))`
  await tx
    .insertInto('notificacion')
    .values({ ...nueva, leida })
    .execute()
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
