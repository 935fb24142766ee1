import type { Db } from '../../../platform/db/database.ts'

export interface Nueva {
  readonly usuarioId: number
  readonly prospectoId: number | null
  readonly tipo: string
  readonly mensaje: string
  readonly en: string
}

export async function insertarNotificacion(tx: Db, n: Nueva): Promise<void> {
  await tx
    .insertInto('notificacion')
    .values({ usuario_id: n.usuarioId, prospecto_id: n.prospectoId, tipo: n.tipo, mensaje: n.mensaje, en: n.en })
    .execute()
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
