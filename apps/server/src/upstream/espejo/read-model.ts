import type { Db } from '../../platform/db/database.ts'

/** Tags of these prospects, which only their copies have. */
export async function etiquetasCopiadas(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('prospecto').select(['id', 'etiquetas']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, etiquetas }) => [id, etiquetas]))
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
