import { enMayusculas } from '@alerce/domain/base/persona/nombre'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { nombresDemo } from '../demo/personas.ts'
import { columnasDeCasos, reparto } from './avances.ts'

type Sql = RawBuilder<unknown>

/** One batch: the numbers `primero`, `primero + lotes`, … up to `total`. */
export interface Batch {
  readonly primero: number
  readonly lotes: number
  readonly total: number
  readonly asesora: number
  /** Up to this number every fifth belongs to the asesora. */
  readonly deAsesoraHasta: number
  readonly asesores: readonly number[]
  /** Cases for a random choice, each as often as its share. */
  readonly casos: readonly number[]
  /** ISO instants: now, and the beginning of today in Santiago. */
  readonly ahora: string
  readonly hoy: string
}

/** Pseudo-random number from a number; each `dado` gives another one. */
const azar = (dado: number, lados: number): Sql =>
  sql`((hashint8extended(n, ${sql.lit(dado)}) & 1073741823) % ${sql.lit(lados)})`

const alguno = (list: readonly string[], dado: number): Sql =>
  sql`(${[...list]}::text[])[1 + ${azar(dado, list.length)}]`
const nombre = (list: readonly string[], dado: number): Sql => alguno(list.map(enMayusculas), dado)

/** A unique RUT body per number: the multiplier and the size of the range are coprime. */
const CUERPO = sql`(21000000 + n * 5003011 % 6999997)`
/** Largest number with a unique body. */
export const MAXIMO = 5_000_000

/** Check digit, modulo 11, of an eight-digit body (domain/persona/rut). */
const digito = (cuerpo: Sql): Sql => {
  const sumandos = [2, 3, 4, 5, 6, 7, 2, 3].map(
    (factor, lugar) => sql`${cuerpo} / ${sql.lit(10 ** lugar)} % 10 * ${sql.lit(factor)}`,
  )
  return sql`substr('0K987654321', 1 + ((${sql.join(sumandos, sql` + `)}) % 11)::int, 1)`
}

const minutosDe = (dias: Sql, instante: string): Sql =>
  sql`${instante}::timestamptz - ${dias} * interval '1 day' + (540 + ${azar(9, 600)}) * interval '1 minute'`

/**
 * Missing persons of a batch, in the table `lote` of this transaction: identity, advisor, registration and progress.
 * Ordered by registration, so that a portfolio is scattered over the table as in reality.
 */
export async function prepareBatch(tx: Db, lote: Batch): Promise<number> {
  const { primero, lotes, total, asesora, deAsesoraHasta, asesores, casos, ahora, hoy } = lote
  const { mujeres, hombres, apellidos } = nombresDemo
  const deAsesora = sql`(n <= ${deAsesoraHasta} and n % 5 = 0)`
  await sql`create temp table lote on commit drop as
    with gente as materialized (
      select n, ${CUERPO} || '-' || ${digito(CUERPO)} as rut
      from generate_series(${primero}::bigint, ${total}::bigint, ${lotes}::bigint) n
    ), rasgos as materialized (
      select n, rut, ${deAsesora} as de_asesora,
        (${[...casos]}::int[])[1 + ${azar(1, casos.length)}] as caso,
        ${alguno(reparto.tipos, 2)} as tipo_prospecto,
        ${alguno(reparto.planes, 3)} as tipo_plan,
        case ${azar(4, 2)} when 0 then 'F' else 'M' end as sexo
      from gente where not exists (select 1 from prospecto p where p.rut = gente.rut)
    ), personas as materialized (
      select *,
        case when de_asesora then ${asesora}::bigint
          else (${[...asesores]}::bigint[])[1 + ${azar(5, asesores.length)}] end as asesor_id,
        case sexo when 'F' then ${nombre(mujeres, 6)} else ${nombre(hombres, 6)} end as nombres,
        ${nombre(apellidos, 7)} as apellido_paterno,
        ${nombre(apellidos, 8)} as apellido_materno,
        ${minutosDe(
          sql`case when not de_asesora then 1 + ${azar(10, 730)}
          when ${azar(11, 4)} = 0 then 1 + ${azar(10, 30)} else 1 + ${azar(10, 365)} end`,
          hoy,
        )} as registrado_en,
        (${columnasDeCasos.estado}::text[])[caso] as estado,
        (${columnasDeCasos.etapa}::text[])[caso] as etapa,
        (${columnasDeCasos.activo}::boolean[])[caso] as activo,
        (${columnasDeCasos.tipoVenta}::text[])[caso] as tipo_venta,
        (${columnasDeCasos.etapaDS}::text[])[caso] as etapa_ds,
        (${columnasDeCasos.resultado}::int[])[caso] as resultado,
        (${columnasDeCasos.enviada}::boolean[])[caso] as enviada,
        tipo_plan = 'S' or (${columnasDeCasos.compensado}::boolean[])[caso] as compensado
      from rasgos
    ), ordenadas as materialized (
      select *, least(registrado_en + ${azar(12, 20)} * interval '1 day', ${ahora}::timestamptz) as estado_desde,
        etapa <> 'prospecto' as cotizado, etapa <> 'prospecto' or n % 3 <> 0 as con_antecedentes
      from personas order by registrado_en
    )
    select *, nextval(pg_get_serial_sequence('prospecto', 'id')) as id,
      case when etapa_ds is not null then nextval('folio_ds') end as folio_ds,
      case when etapa_ds is not null then nextval(pg_get_serial_sequence('declaracion', 'id')) end as declaracion_id,
      case when compensado then row_number() over (partition by compensado, asesor_id, caso order by n) end as lugar
    from ordenadas order by registrado_en`.execute(tx)
  await sql`analyze lote`.execute(tx)
  const { rows } = await sql<{ cuantos: number }>`select count(*) as cuantos from lote`.execute(tx)
  return rows[0]?.cuantos ?? 0
}
