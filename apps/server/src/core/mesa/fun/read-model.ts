import { folioQueExigeFun } from '@alerce/domain/limites'
import { estadosSinFun } from '@alerce/domain/mesa/fun'
import { EDICION_ABIERTA } from '@alerce/domain/postulacion/edicion'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { isStalePlan } from '../../../platform/db/stale-plan.ts'
import { comienzaPor } from '../../postulacion/busqueda/read-model-busqueda.ts'
import { type BusquedaDePapeles, esDeHallados } from '../../postulacion/busqueda/read-model-papeles.ts'
import { esDelRut, nombreEnPie, rutEnPie, rutFirme } from '../../postulacion/edicion/read-model.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { casos as delCaso, sinFin } from '../casos/read-model.ts'

/** Cancellation as a charge, with the names of the prospects that have the RUT, newest first. Dates ISO. */
interface FunConCasos {
  readonly rut: string
  readonly recibido: string | null
  readonly procesado: string | null
  readonly por: string | null
  /** Instant of the record. */
  readonly en: string | null
  readonly casos: string[]
}

interface Filtro {
  /** Beginning of the RUT, as stored; null: any. */
  readonly comienzo: string | null
  /** Prospects that have the RUT; null: any. */
  readonly hallados: BusquedaDePapeles | null
  readonly limite: number
}

const CASOS = 3

const conComienzo = (comienzo: string | null, rut: string) =>
  comienzo === null ? sql`true` : comienzaPor(sql.ref(rut), comienzo)

// names are looked up after the limit, only for the rows shown
const casos = sql`array(
  select ${nombreEnPie('c')}
  from prospecto c where ${esDelRut('c', sql.ref('f.rut'))} order by c.registrado_en desc, c.id desc limit ${sql.lit(CASOS)})`

/** SQL condition: a FUN of the present charge; one received before it began ended another charge. */
const deLaCarga = (fun: string) => sql<boolean>`${sql.ref(`${fun}.recibido`)} >= coalesce(
  (select v.desde from carga_vigente v where v.rut = ${sql.ref(`${fun}.rut`)}), '-infinity')`

/** Condition for a prospect whose sale requires a FUN; literals, so that its partial index is used. */
const loPide = (p: string) => sql<boolean>`${sql.ref(`${p}.folio_ds`)} >= ${sql.lit(folioQueExigeFun)}
  and ${sql.ref(`${p}.estado`)} not in (${sql.join(estadosSinFun.map((estado) => sql.lit(estado)))})`

/**
 * RUTs with a live DS that requires a cancellation of the present charge, none processed: the last one received, and
 * their first case. Also every other received and unprocessed one, with the last case of its RUT.
 */
const esperan = (comienzo: string | null) => sql`
  select q.rut, b.recibido, b.procesado, b.por, b.en, min(p.folio_ds) as folio,
    (array_agg(p.id order by p.folio_ds))[1] as caso
  from prospecto p cross join lateral (select ${rutEnPie('p')} as rut) q left join lateral (
    select f.recibido, f.procesado, f.por, f.en from fun_baja f where f.rut = q.rut and ${deLaCarga('f')}
    order by (f.procesado is null), f.recibido desc limit 1
  ) b on true
  where ${loPide('p')} and q.rut is not null and b.procesado is null and ${conComienzo(comienzo, 'q.rut')}
  group by q.rut, b.recibido, b.procesado, b.por, b.en
  union all
  select f.rut, f.recibido, f.procesado, f.por, f.en, p.folio, p.caso
  from fun_baja f cross join lateral (
    select min(p.folio_ds) as folio, max(p.id) as caso from prospecto p where ${esDelRut('p', sql.ref('f.rut'))}
  ) p
  where f.procesado is null and ${conComienzo(comienzo, 'f.rut')}
    and not exists (select from prospecto s where ${esDelRut('s', sql.ref('f.rut'))} and ${loPide('s')} offset 0)`

interface FunEnEspera {
  readonly rut: string
  readonly recibido: string | null
  /** Prospect of that RUT; null: none. */
  readonly caso: number | null
}

/** Waiting cancellations as a table of the desk's inbox: since the DS exists, or since the receipt. */
export const funEnEspera = (tx: Db) =>
  tx
    .selectFrom(sql<FunEnEspera>`(${esperan(null)})`.as('f'))
    .leftJoin(delCaso(tx).as('caso'), 'caso.prospectoId', 'f.caso')
    .leftJoin('declaracion as d', 'd.id', 'caso.declaracionSaludId')
    .select(['caso.prospectoId', 'caso.declaracionSaludId', 'caso.folioDS', 'f.rut', 'f.recibido'])
    .select(sql<string>`coalesce(caso.nombre, 'Sin prospecto')`.as('nombre'))
    .select([
      sql<string>`coalesce(caso.estado, '')`.as('estado'),
      sql<string>`coalesce(caso.asesor, '')`.as('asesor'),
      sql<string>`coalesce(d.creada, f.recibido::timestamptz, now())`.as('desde'),
      sinFin,
    ])

/** Waiting cancellations: oldest receipt first, then those without receipt. */
export async function funQueEsperan(tx: Db, { comienzo, limite }: Omit<Filtro, 'hallados'>): Promise<FunConCasos[]> {
  const { rows } = await sql<FunConCasos>`
    select f.rut, f.recibido, f.procesado, f.por, f.en, ${casos} as casos
    from (select * from (${esperan(comienzo)}) e order by e.recibido nulls last, e.folio limit ${limite}) f
    order by f.recibido nulls last, f.folio`.execute(tx)
  return rows
}

/** RUTs of these prospects, also those in force during an open update. */
const rutsDe = (ids: readonly number[]) => sql`select rut from prospecto where id = any(${ids}::bigint[])
  union all select rut from actualizacion where prospecto_id = any(${ids}::bigint[]) and estado = ${sql.lit(EDICION_ABIERTA)}`

/** RUTs of what was searched, found first: a condition with OR would read every record. */
function conRutHallado({ comienzo, hallados }: Filtro) {
  if (hallados === null) return sql`true`
  if ('ids' in hallados) {
    const registrados =
      comienzo === null ? sql`` : sql` union all select f.rut from fun_baja f where ${conComienzo(comienzo, 'f.rut')}`
    return sql`b.rut in (${rutsDe(hallados.ids)}${registrados})`
  }
  return sql`exists (select 1 from prospecto p
    where ${esDelRut('p', sql.ref('b.rut'))} and ${esDeHallados(hallados, 'p.id')} offset 0)`
}

/** All recorded cancellations, last one first. */
export async function todosLosFun(tx: Db, filtro: Filtro): Promise<FunConCasos[]> {
  const { rows } = await sql<FunConCasos>`
    select f.rut, f.recibido, f.procesado, f.por, f.en, ${casos} as casos
    from (
      select b.rut, b.recibido, b.procesado, b.por, b.en
      from fun_baja b where ${conRutHallado(filtro)}
      order by b.en desc nulls last, b.rut
      limit ${filtro.limite}
    ) f
    order by f.en desc nulls last, f.rut`.execute(tx)
  return rows
}

/** Recorded cancellation: ISO dates, with its last author and instant. */
export interface FunAnotado {
  readonly recibido: string
  readonly procesado: string | null
  readonly por: string | null
  /** ISO instant. */
  readonly en: string | null
}

/** Recorded cancellations of a RUT, locked; last received first. */
export const funesDe = (tx: Db, rut: string): Promise<FunAnotado[]> =>
  tx
    .selectFrom('funBaja')
    .select(['recibido', 'procesado', 'por', 'en'])
    .where('rut', '=', rut)
    .orderBy('recibido', 'desc')
    .forUpdate()
    .execute()

/** First day on which a cancellation of the present charge was processed, or null. */
export async function diaDeBaja(tx: Db, rut: string): Promise<string | null> {
  const row = await tx
    .selectFrom('funBaja')
    .select((e) => e.fn.min('procesado').as('dia'))
    .where('rut', '=', rut)
    .where(deLaCarga('funBaja'))
    .executeTakeFirst()
  return row?.dia ?? null
}

/** RUTs among these whose row of the present charge disagrees with its cancellation, with the correct day. */
export async function bajasPorAnotar(tx: Db, ruts: readonly string[]) {
  const { rows } = await sql<{ rut: string; dia: string | null }>`
    select v.rut, min(f.procesado) as dia
    from carga_vigente v left join fun_baja f on f.rut = v.rut and ${deLaCarga('f')}
    where v.rut = any(${ruts}::text[])
    group by v.rut, v.baja having min(f.procesado) is distinct from v.baja`.execute(tx)
  return rows
}

/** RUTs among these with an active prospect. */
export async function conProspecto(tx: Db, ruts: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ rut: string }>`
    select n.rut from unnest(${ruts}::text[]) n(rut)
    where exists (select from prospecto p where p.activo and ${esDelRut('p', sql.ref('n.rut'))})`.execute(tx)
  return new Set(rows.map(({ rut }) => rut))
}

/** Active prospects of a RUT, with their advisor. */
export const prospectosDeRut = (tx: Db, rut: string) =>
  tx
    .selectFrom('prospecto')
    .select(['id as prospectoId', 'asesorId'])
    .where(esDelRut('prospecto', sql`${rut}`))
    .where('activo', '=', true)
    .orderBy('id')
    .execute()

/**
 * Whether a cancellation as a charge is in force on a day: processed by then, and received on or after the first day of
 * the present charge (core rules, Creating a DS). False without RUT; during an open update the RUT in force is used.
 */
export async function funVigenteDe(tx: Db, quien: Pick<Prospecto, 'id' | 'rut'>, hoy: string): Promise<boolean> {
  const rut = await rutFirme(tx, quien)
  if (rut === null) return false
  const dia = await diaDeBaja(tx, rut)
  return dia !== null && dia <= hoy
}

/** As funVigenteDe, or null when the register cannot be read; a savepoint keeps the earlier work of the transaction. */
export async function funVigenteSiSeLee(tx: Db, quien: Pick<Prospecto, 'id' | 'rut'>, hoy: string) {
  await sql`savepoint fun`.execute(tx)
  try {
    return await funVigenteDe(tx, quien, hoy)
  } catch (error) {
    if (isStalePlan(error)) throw error
    await sql`rollback to savepoint fun`.execute(tx)
    return null
  }
}
