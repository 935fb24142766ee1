import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** Regions from north to south. */
export const regiones = (tx: Db) => tx.selectFrom('region').select(['codigo', 'descripcion']).orderBy('orden').execute()

/** Cities (provinces) of all regions or of one. */
export async function ciudadesDe(tx: Db, region?: number) {
  const query = tx.selectFrom('ciudad').select(['codigoRegion', 'codigo', 'descripcion']).orderBy('codigo')
  return await (region === undefined ? query : query.where('codigoRegion', '=', region)).execute()
}

export const comunas = (tx: Db) =>
  tx.selectFrom('comuna').select(['codigoCiudad', 'codigo', 'descripcion']).orderBy('codigo').execute()

export const afps = (tx: Db) => tx.selectFrom('afp').select(['codigo', 'descripcion']).orderBy('descripcion').execute()

/** Codes without a row: 0 'No tengo' is added by the screens, 1 is FONASA (spec 2 §3). */
const FONASA = 1

export const isapres = (tx: Db) =>
  tx.selectFrom('isapre').select(['codigo', 'nombre']).where('codigo', '>', FONASA).orderBy('nombre').execute()

/** Agreements in force on a day. */
export const planesColectivos = (tx: Db, hoy: string) =>
  tx
    .selectFrom('colectivo')
    .select(['codigo as codColectivo', 'descripcion'])
    .where('desde', '<=', hoy)
    .where((e) => e.or([e('hasta', 'is', null), e('hasta', '>=', hoy)]))
    .orderBy('descripcion')
    .execute()

/** Known addresses of an employer, by its RUT. */
export const direccionesDe = (tx: Db, rut: string) =>
  tx
    .selectFrom('direccionEmpleador as d')
    .innerJoin('comuna', 'comuna.codigo', 'd.codigoComuna')
    .innerJoin('ciudad', 'ciudad.codigo', 'comuna.codigoCiudad')
    .innerJoin('region', 'region.codigo', 'ciudad.codigoRegion')
    .select([
      'd.razonSocial',
      'd.direccion',
      'd.telefono',
      'd.email',
      'region.codigo as region',
      'ciudad.codigo as ciudad',
      'comuna.codigo as comuna',
      'region.descripcion as nombreRegion',
      'ciudad.descripcion as nombreCiudad',
      'comuna.descripcion as nombreComuna',
    ])
    .where('d.rut', '=', rut)
    .orderBy('d.id')
    .execute()

/** Company names of these employers, by RUT; unknown ones are absent. */
export async function razonesSociales(tx: Db, ruts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ruts.length === 0) return new Map()
  const rows = await tx
    .selectFrom('direccionEmpleador')
    .select(['rut', 'razonSocial'])
    .where('rut', 'in', ruts)
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ rut, razonSocial }) => [rut, razonSocial]))
}

/** SQL condition: the list has that code. */
export const existeSql = (lista: 'isapre' | 'region' | 'colectivo', codigo: number | null) =>
  sql<boolean>`exists (select from ${sql.table(lista)} where codigo = ${codigo}::int)`

/** SQL condition: the region has that city. */
export const existeCiudadSql = (ciudad: number | null, region: number | null) =>
  sql<boolean>`exists (select from ciudad where codigo = ${ciudad}::int and codigo_region = ${region}::int)`

/** City and region of a commune, or null when there is no such commune. */
export async function lugarDeComuna(tx: Db, comuna: number): Promise<{ ciudad: number; region: number } | null> {
  const row = await tx
    .selectFrom('comuna')
    .innerJoin('ciudad', 'ciudad.codigo', 'comuna.codigoCiudad')
    .select(['ciudad.codigo as ciudad', 'ciudad.codigoRegion as region'])
    .where('comuna.codigo', '=', comuna)
    .executeTakeFirst()
  return row ?? null
}

export async function existeAfp(tx: Db, codigo: number): Promise<boolean> {
  return (await tx.selectFrom('afp').select('codigo').where('codigo', '=', codigo).executeTakeFirst()) !== undefined
}
