import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Registration days of an advisor's copies; null: no limit. Neither limit is among them. */
export interface DiasDelAsesor {
  readonly usuarioId: number
  readonly tras: string | null
  readonly antes: string | null
}

/**
 * Tags of these prospects, which only their copies have; and, of the days of `tramo`, the copies of the advisor that are
 * none of them. A copy which no list has dated yet stays out: it carries the instant of its copying.
 */
export async function copiasDe(db: Db, ids: readonly number[], tramo: DiasDelAsesor | null) {
  if (ids.length === 0) return { etiquetas: new Map<number, readonly string[]>(), ausentes: [] }
  const { rows } = await sql<{ id: number; etiquetas: readonly string[] }>`select id, etiquetas from prospecto
    where id = any(${ids}::bigint[])
      or (asesor_id = ${tramo?.usuarioId ?? null} and registrado_en > coalesce(${tramo?.tras ?? null}::timestamptz, '-infinity')
        and registrado_en < coalesce(${tramo?.antes ?? null}::timestamptz, 'infinity')
        and registrado_en = date_trunc('day', registrado_en, 'UTC') + interval '15 hours')`.execute(db)
  const suyos = new Set(ids)
  return {
    etiquetas: new Map(rows.map(({ id, etiquetas }) => [Number(id), etiquetas])),
    ausentes: rows.flatMap(({ id }) => (suyos.has(Number(id)) ? [] : [Number(id)])),
  }
}

/** Given names with the first surname, and phone, of these prospects, by their copies. */
export async function nombradosPor(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly nombre: string; readonly telefono: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('prospecto')
    .select(['id', 'nombres', 'apellidoPaterno', 'celular'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(
    rows.map(({ id, nombres, apellidoPaterno, celular }) => [
      id,
      { nombre: `${nombres} ${apellidoPaterno}`, telefono: celular },
    ]),
  )
}
