import type { Db } from '../../platform/db/database.ts'
import type { RegistroDelNucleoTable } from '../../platform/db/tables/acceso.ts'

/** Kinds of records whose ids a payload may name in connected mode. */
export type RecursoConocido = RegistroDelNucleoTable['recurso']

/** True when the core has shown this record to this user. */
export async function esConocido(db: Db, usuarioId: number, recurso: RecursoConocido, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('registroDelNucleo')
    .select('id')
    .where('usuarioId', '=', usuarioId)
    .where('recurso', '=', recurso)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Ids that this user accepted, of these. */
export async function aceptadosDe(db: Db, recurso: RecursoConocido, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('registroDelNucleo')
    .select('id')
    .where('recurso', '=', recurso)
    .where('id', 'in', ids)
    .where('aceptadoEn', 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** True when a prospect with this RUT is in the portfolio of this user, by its copies. */
export async function tieneRut(db: Db, usuarioId: number, rut: string): Promise<boolean> {
  const row = await db
    .selectFrom('prospecto')
    .select('id')
    .where('asesorId', '=', usuarioId)
    .where('rut', '=', rut)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Names of places and AFPs by their code, from our public lists. */
export async function nombresPorCodigo(
  db: Db,
  tabla: 'region' | 'ciudad' | 'comuna' | 'afp',
): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom(tabla).select(['codigo', 'descripcion']).execute()
  return new Map(rows.map(({ codigo, descripcion }) => [codigo, descripcion]))
}
