import type { NombreDeTabla } from '@alerce/contract/fichas/cotizacion/tablas'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'

/** Whether the rows that a load replaced are recorded. */
export async function hayReemplazado(tx: Db, cargaId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('cargaCatalogoAntes')
    .select('orden')
    .where('cargaId', '=', cargaId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const filas = (cargaId: number) =>
  sql`select tabla, clave, despues from carga_catalogo_antes where carga_id = ${cargaId}`

/** Quotes priced with a UF of the load. */
const conSuUf = (cargaId: number) => sql<boolean>`fecha_uf in (select clave::date from (${filas(cargaId)}) f)`

/** Quotes with a plan that the load added or changed. */
const conSuPlan = (cargaId: number) => sql<boolean>`plan_id in (
  select coalesce(despues->>'plan_id', despues->>'id')::bigint from (${filas(cargaId)}) f where despues is not null)`

/** Quotes of a day on which a row of the load is in force, because every price uses these tables. */
const enSusDias = (cargaId: number) => sql<boolean>`(confirmada at time zone 'America/Santiago')::date >= (
  select min((despues->>'desde')::date) from (${filas(cargaId)}) f)`

const usos: Readonly<Partial<Record<NombreDeTabla, (cargaId: number) => RawBuilder<boolean>>>> = {
  uf: conSuUf,
  planes: conSuPlan,
  bonificaciones: conSuPlan,
  'beneficios-de-plan': conSuPlan,
  ges: enSusDias,
  factores: enSusDias,
  topes: enSusDias,
  parametros: enSusDias,
  beneficios: enSusDias,
}

/** Whether a plan was confirmed with a value of a load after it was applied. */
export async function confirmoConEllos(
  tx: Db,
  cargaId: number,
  tabla: NombreDeTabla,
  aplicadaEn: string,
): Promise<boolean> {
  const uso = usos[tabla]
  if (!uso) return false
  const { rows } = await sql<{ hay: boolean }>`select exists (
    select 1 from cotizacion where confirmada >= ${aplicadaEn}::timestamptz and ${uso(cargaId)}) as hay`.execute(tx)
  return rows[0]?.hay ?? false
}
