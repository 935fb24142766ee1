import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { RecursoConocido } from './read-model.ts'

/** Records of one kind that the core has shown to a user. */
export interface RegistrosConocidos {
  readonly usuarioId: number
  readonly recurso: RecursoConocido
  readonly ids: readonly number[]
  readonly en: string
}

export async function insertVistos(db: Db, { usuarioId, recurso, ids, en }: RegistrosConocidos): Promise<void> {
  if (ids.length === 0) return
  await db
    .insertInto('registroDelNucleo')
    .values(ids.map((id) => ({ usuarioId, recurso, id, vistoEn: en })))
    .onConflict((on) => on.columns(['usuarioId', 'recurso', 'id']).doNothing())
    .execute()
}

/** Forgets these sales and their declarations for a user. */
export async function forgetProspectos(db: Db, usuarioId: number, ids: readonly number[]): Promise<void> {
  await sql`delete from registro_del_nucleo where usuario_id = ${usuarioId} and (
    (recurso = 'prospecto' and id = any(${ids}::bigint[]))
    or (recurso = 'declaracion' and id in (select id from declaracion where prospecto_id = any(${ids}::bigint[]))))`.execute(
    db,
  )
}

/** Marks one as accepted by its user, for a core that keeps no such mark. */
export async function markAceptado(
  db: Db,
  usuarioId: number,
  recurso: RecursoConocido,
  id: number,
  en: string,
): Promise<void> {
  await db
    .updateTable('registroDelNucleo')
    .set({ aceptadoEn: en })
    .where('usuarioId', '=', usuarioId)
    .where('recurso', '=', recurso)
    .where('id', '=', id)
    .execute()
}
