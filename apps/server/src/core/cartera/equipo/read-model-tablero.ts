import type { Decimal } from '@alerce/domain/base/dinero/decimal'
import { uf } from '@alerce/domain/base/dinero/tipos'
import { inicioDelDia } from '@alerce/domain/base/fechas/dia'
import {
  type AlertaDeVentas,
  alcanzanDesde,
  esAlertaDeVentas,
  estadosDeAlerta,
} from '@alerce/domain/cartera/equipo/alerta'
import { mesDeMeta } from '@alerce/domain/cartera/equipo/meta'
import {
  type CuentasDelEquipo,
  estadosDe,
  type FiguraDelEquipo,
  gruposDeVenta,
  type Lapso,
  lapsosDelEquipo,
  terminadasConDS,
  ventasContadas,
} from '@alerce/domain/cartera/equipo/tablero'
import { atrasosDelAsesor } from '@alerce/domain/cartera/mi-dia/plazos'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { unseen } from '../../../platform/db/one-plan.ts'
import { seCuenta } from '../estadisticas/read-model.ts'

type Sql = RawBuilder<unknown>

export const contrato = sql.lit(terminadasConDS[0])
/** The literal list lets the planner use the partial index of ended sales. */
const terminada = sql`p.estado in (${sql.join(terminadasConDS.map((estado) => sql.lit(estado)))})`
/** Price of a contract: its confirmed quote. */
export const cotizacionConfirmada = sql`cotizacion c on c.prospecto_id = p.id and c.lugar = 'venta' and not c.reemplazada
  and c.confirmada is not null`
/** Advisor at the sending of the DS: a transferred sale still counts for them. */
export const vendedor = sql`coalesce(p.vendido_por, p.asesor_id)`

export const enLapso = ({ desde, hasta }: Lapso): Sql =>
  sql`p.estado_desde >= ${unseen(inicioDelDia(desde), 'timestamptz')}
    and p.estado_desde < ${unseen(inicioDelDia(hasta), 'timestamptz')}`

/** Advisors as rows: `a`. */
export const equipo = (asesores: readonly number[]) => sql`unnest(${unseen(asesores, 'bigint[]')}) a(id)`

/** Open Estados as rows, each with its group. */
const estadosAbiertos = Object.entries(gruposDeVenta).flatMap(([grupo, estados]) =>
  estados.map((estado) => ({ grupo, estado })),
)
const abiertos = sql`unnest(
  ${unseen(
    estadosAbiertos.map(({ estado }) => estado),
    'text[]',
  )},
  ${unseen(
    estadosAbiertos.map(({ grupo }) => grupo),
    'text[]',
  )}) e(estado, grupo)`

const atrasos = (hoy: string) => {
  const plazos = atrasosDelAsesor(hoy)
  return sql`unnest(
    ${unseen(
      plazos.map(({ clase }) => clase),
      'text[]',
    )},
    ${unseen(
      plazos.map(({ hasta }) => hasta),
      'timestamptz[]',
    )}) z(clase, hasta)`
}

/** Counts rows of an index up to the limit. */
export const cuentaHastaElTope = (filas: Sql) =>
  sql`(select count(*) as n from (${filas} limit ${sql.lit(ventasContadas)}) q)`

const esElTope = sql`c.n = ${sql.lit(ventasContadas)}`

const deGrupo = (grupo: string) => sql`coalesce(sum(c.n) filter (where e.grupo = ${sql.lit(grupo)}), 0)::int`

interface CuentasDeAsesor extends Omit<CuentasDelEquipo, 'uf'> {
  readonly asesorId: number
  readonly uf: Decimal | null
}

/**
 * Counts of each of these advisors in a month (its first day), from indexes alone but for the UF, in one statement. Open
 * sales are those of today.
 */
export async function cuentasDelEquipo(
  tx: Db,
  asesores: readonly number[],
  elMes: string,
  hoy: string,
): Promise<ReadonlyMap<number, CuentasDelEquipo>> {
  const { mes, mesAntes, anio, anioAntes } = lapsosDelEquipo(elMes, hoy)
  const cuantos = (que: Sql) => sql`(count(*) filter (where ${que}))::int`
  const { rows } = await sql<CuentasDeAsesor>`select a.id as "asesorId", o.*, v.atrasadas, t.*, m.contratos as meta,
      m.uf as "metaUF", u.uf, o."hayMas" or v.mas as "hayMas"
    from ${equipo(asesores)}
    cross join lateral (
      select coalesce(sum(c.n), 0)::int as abiertas, bool_or(${esElTope}) as "hayMas",
        ${sql.join(Object.keys(gruposDeVenta).map((grupo) => sql`${deGrupo(grupo)} as ${sql.id(grupo)}`))}
      from ${abiertos} cross join lateral ${cuentaHastaElTope(
        sql`select from prospecto p where p.asesor_id = a.id and p.estado = e.estado`,
      )} c
    ) o
    cross join lateral (
      select sum(c.n)::int as atrasadas, bool_or(${esElTope}) as mas from ${atrasos(hoy)} cross join lateral ${cuentaHastaElTope(
        sql`select from tarjeta t where t.asesor_id = a.id and t.clase = z.clase and t.desde < z.hasta`,
      )} c
    ) v
    cross join lateral (
      select ${cuantos(sql`p.estado = ${contrato} and ${enLapso(mes)}`)} as contratos,
        ${cuantos(sql`p.estado = ${contrato} and ${enLapso(mesAntes)}`)} as "contratosAntes",
        ${cuantos(enLapso(anio))} as terminadas,
        ${cuantos(sql`p.estado = ${contrato} and ${enLapso(anio)}`)} as suscritas,
        ${cuantos(enLapso(anioAntes))} as "terminadasAntes",
        ${cuantos(sql`p.estado = ${contrato} and ${enLapso(anioAntes)}`)} as "suscritasAntes"
      from prospecto p where ${vendedor} = a.id and ${terminada} and ${seCuenta}
        and ${enLapso({ desde: anioAntes.desde, hasta: anio.hasta })}
    ) t
    left join lateral (
      select contratos, uf from meta where asesor_id = a.id and mes <= ${unseen(elMes, 'date')}
      order by mes desc, id desc limit 1
    ) m on true
    left join lateral (
      select coalesce(sum(c.total_uf), 0) as uf from prospecto p join ${cotizacionConfirmada}
      where ${vendedor} = a.id and p.estado = ${contrato} and ${seCuenta} and ${enLapso(mes)}
    ) u on m.uf is not null`.execute(tx)
  return new Map(rows.map(({ asesorId, uf: suma, ...cuentas }) => [asesorId, { ...cuentas, uf: suma && uf(suma) }]))
}

/** Contracts of each of these advisors in the month of a day, as the board counts them. */
export async function contratosPorAsesor(tx: Db, asesores: readonly number[], hoy: string) {
  const { rows } = await sql<{ asesorId: number; contratos: number }>`select a.id as "asesorId", t.contratos
    from ${equipo(asesores)} cross join lateral (select count(*)::int as contratos from prospecto p
      where ${vendedor} = a.id and p.estado = ${contrato} and ${seCuenta}
        and ${enLapso(lapsosDelEquipo(mesDeMeta(hoy), hoy).mes)}) t`.execute(tx)
  return new Map(rows.map(({ asesorId, contratos }) => [asesorId, contratos]))
}

export interface FilaDelEquipo {
  readonly prospectoId: number
  readonly asesorId: number
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly estado: string
  /** ISO instant. */
  readonly desde: string
  readonly paso: string
  readonly folioDS: number | null
}

interface FilasPage {
  readonly figura: FiguraDelEquipo | AlertaDeVentas
  /** Days of an alert; null for other figures. */
  readonly dias: number | null
  /** ISO first day. */
  readonly mes: string
  readonly hoy: string
  /** Id of the last sale read. */
  readonly cursor: number | null
  readonly limite: number
}

/** Rows of a figure, for the advisor `a`: each part is read from its index in order, up to the limit of the page. */
interface FuenteDeFilas {
  /** Parts: an Estado or a term each. */
  readonly partes: Sql
  readonly filas: Sql
  readonly desde: Sql
  readonly id: Sql
  /** Table of a row by its id, for the place of a cursor. */
  readonly tabla: Sql
}

const deProspecto = (partes: Sql, filas: Sql): FuenteDeFilas => ({
  partes,
  filas: sql`prospecto p where ${filas}`,
  desde: sql`p.estado_desde`,
  id: sql`p.id`,
  tabla: sql`prospecto p`,
})

function fuenteDe({ figura, dias, mes: elMes, hoy }: FilasPage): FuenteDeFilas {
  const { mes, mesAntes, anio } = lapsosDelEquipo(elMes, hoy)
  const terminadas = (lapso: Lapso, que: Sql) =>
    deProspecto(
      sql`(select 1) una`,
      sql`${vendedor} = a.id and ${terminada} and ${seCuenta} and ${que} and ${enLapso(lapso)}`,
    )
  if (figura === 'contratos') return terminadas(mes, sql`p.estado = ${contrato}`)
  if (figura === 'contratosAntes') return terminadas(mesAntes, sql`p.estado = ${contrato}`)
  if (figura === 'terminadas') return terminadas(anio, sql`true`)
  if (figura === 'atrasadas')
    return {
      partes: atrasos(hoy),
      filas: sql`tarjeta t where t.asesor_id = a.id and t.clase = z.clase and t.desde < z.hasta`,
      desde: sql`t.desde`,
      id: sql`t.prospecto_id`,
      tabla: sql`tarjeta t`,
    }
  const estados = esAlertaDeVentas(figura) ? estadosDeAlerta[figura] : estadosDe(figura)
  const antes = dias === null ? sql`true` : sql`p.estado_desde < ${inicioDelDia(alcanzanDesde(dias, hoy))}::timestamptz`
  return deProspecto(
    sql`unnest(${unseen(estados, 'text[]')}) e(estado)`,
    sql`p.asesor_id = a.id and p.estado = e.estado and ${antes}`,
  )
}

/** Page of the sales behind a figure, oldest first. */
export async function filasDelEquipo(
  tx: Db,
  asesores: readonly number[],
  page: FilasPage,
): Promise<readonly FilaDelEquipo[]> {
  const { cursor, limite } = page
  const { partes, filas, desde, id, tabla } = fuenteDe(page)
  const despues =
    cursor === null
      ? sql`true`
      : sql`(${desde}, ${id}) > (select ${desde}, ${id} from ${tabla} where ${id} = ${cursor})`
  const { rows } = await sql<FilaDelEquipo>`select p.id as "prospectoId", q.vende as "asesorId", p.nombres,
      p.apellido_paterno as "apellidoPaterno", p.apellido_materno as "apellidoMaterno", p.estado, q.desde, t.paso,
      p.folio_ds as "folioDS"
    from (
      select a.id as vende, f.* from ${equipo(asesores)} cross join ${partes} cross join lateral (
        select ${id} as id, ${desde} as desde from ${filas} and ${despues} order by ${desde}, ${id} limit ${limite}
      ) f order by f.desde, f.id limit ${limite}
    ) q join prospecto p on p.id = q.id join tarjeta t on t.prospecto_id = q.id
    order by q.desde, q.id`.execute(tx)
  return rows
}
