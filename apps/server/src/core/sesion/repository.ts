import type { Db } from '../../platform/db/database.ts'

/** Writes an access or an exit of a person. `tipo`: E entry; S, I, N, A exits (spec 1 §4). */
export async function insertarRegistro(
  tx: Db,
  registro: { usuarioId: number; tipo: string; origen: string; en: string; ip: string },
): Promise<void> {
  const { usuarioId: usuario_id, ...rest } = registro
  await tx
    .insertInto('registro_acceso')
    .values({ usuario_id, ...rest })
    .execute()
}

/** Ends a session that was opened and may not go on. */
export async function cerrarSesion(tx: Db, id: number, motivo: string, en: string): Promise<void> {
  await tx
    .updateTable('sesion')
    .set({ cerrada: en, motivo_cierre: motivo })
    .where('id', '=', id)
    .where('cerrada', 'is', null)
    .execute()
}
