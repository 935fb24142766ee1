import { factor, type UF, uf } from '@alerce/domain/base/dinero/tipos'
import type { TablaDeFactores } from '@alerce/domain/cotizacion/factores'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'

/** Plan on sale. Cover in percent: with the requested provider if any, else the plan's own. */
export interface PlanEnVenta {
  readonly id: number
  readonly codigo: string
  readonly nombre: string
  readonly precioBaseUF: UF
  readonly caecUF: UF
  readonly libreEleccion: boolean
  readonly hospitalario: number
  readonly ambulatorio: number
  readonly mensaje: string
}

export interface FiltroDePlanes {
  /** Day on which the plan must be on sale, ISO date. */
  readonly hoy: string
  /** Agreement that the plans belong to; null: plans for individuals. */
  readonly colectivo: number | null
  /** Any id of a plan, also of an old version: finds the version on sale with the same code. */
  readonly planId?: number
  readonly region?: number | null
  readonly prestador?: number | null
  /** Least cover with the provider, in percent. */
  readonly hospitalario?: number | null
  readonly ambulatorio?: number | null
}

/** Agreement whose plans a prospect can have; null: those for individuals. */
export const colectivoDe = ({ tipoPlan, codColectivo }: Pick<Prospecto, 'tipoPlan' | 'codColectivo'>): number | null =>
  tipoPlan === 'C' ? (codColectivo ?? 0) : null

/** Plans on sale that match the filter. A free-choice plan covers any provider at its own percentages. */
export async function planesEnVenta(tx: Db, filtro: FiltroDePlanes): Promise<PlanEnVenta[]> {
  const cubre = (red: string) =>
    sql<number>`case when p.libre_eleccion then ${sql.ref(`p.${red}`)} else coalesce(${sql.ref(`r.${red}`)}, ${sql.ref(`p.${red}`)}) end`
  let query = tx
    .selectFrom('plan as p')
    .leftJoin('planPrestador as r', (on) =>
      on.onRef('r.planId', '=', 'p.id').on('r.codigoPrestador', '=', filtro.prestador ?? null),
    )
    .select(['p.id', 'p.codigo', 'p.nombre', 'p.precioBaseUF', 'p.caecUF', 'p.libreEleccion', 'p.mensaje'])
    .select([cubre('hospitalario').as('hospitalario'), cubre('ambulatorio').as('ambulatorio')])
    .where('p.desde', '<=', filtro.hoy)
    .where((e) => e.or([e('p.hasta', 'is', null), e('p.hasta', '>=', filtro.hoy)]))
    .where('p.colectivo', filtro.colectivo === null ? 'is' : '=', filtro.colectivo)
  if (filtro.planId !== undefined)
    query = query.where('p.codigo', '=', (e) =>
      e
        .selectFrom('plan')
        .select('codigo')
        .where('id', '=', filtro.planId ?? null),
    )
  if (filtro.region)
    query = query.where('p.id', 'in', (e) =>
      e
        .selectFrom('planRegion')
        .select('planId')
        .where('codigoRegion', '=', filtro.region ?? null),
    )
  if (filtro.prestador)
    query = query
      .where((e) => e.or([e('p.libreEleccion', '=', true), e('r.planId', 'is not', null)]))
      .where(cubre('hospitalario'), '>=', filtro.hospitalario ?? 0)
      .where(cubre('ambulatorio'), '>=', filtro.ambulatorio ?? 0)
  const planes = await query.orderBy('p.nombre').orderBy('p.id').execute()
  return planes.map((plan) => ({ ...plan, precioBaseUF: uf(plan.precioBaseUF), caecUF: uf(plan.caecUF) }))
}

/** Names of the providers in the network of each plan, in one region or in all. */
export async function redesDe(
  tx: Db,
  planes: readonly number[],
  region?: number | null,
): Promise<Map<number, string[]>> {
  if (planes.length === 0) return new Map()
  const base = tx
    .selectFrom('planPrestador as r')
    .innerJoin('prestador as p', 'p.codigo', 'r.codigoPrestador')
    .select(['r.planId', 'p.nombre'])
    .where('r.planId', 'in', [...planes])
  const rows = await (region ? base.where('p.codigoRegion', '=', region) : base).orderBy('p.codigo').execute()
  const grouped = Map.groupBy(rows, (r) => r.planId)
  return new Map(planes.map((id) => [id, (grouped.get(id) ?? []).map((r) => r.nombre)]))
}

export interface CoberturaDePrestador {
  readonly prestador: string
  readonly hospitalario: number
  readonly ambulatorio: number
}

/** Cover of each plan with each provider of its network, in one region or in all. */
export async function coberturasDe(
  tx: Db,
  planes: readonly number[],
  region?: number | null,
): Promise<Map<number, CoberturaDePrestador[]>> {
  const base = tx
    .selectFrom('planPrestador as r')
    .innerJoin('prestador as p', 'p.codigo', 'r.codigoPrestador')
    .select(['r.planId', 'p.nombre as prestador', 'r.hospitalario', 'r.ambulatorio'])
    .where('r.planId', 'in', [...planes])
  const rows = await (region ? base.where('p.codigoRegion', '=', region) : base).orderBy('p.codigo').execute()
  const grouped = Map.groupBy(rows, (r) => r.planId)
  return new Map(planes.map((id) => [id, (grouped.get(id) ?? []).map(({ planId: _, ...cobertura }) => cobertura)]))
}

interface PrestadorDeRegion {
  readonly codigo: number
  readonly nombre: string
  readonly codigoRegion: number
}

/** Providers of a region that belong to a plan on sale. */
export async function prestadoresDe(tx: Db, region: number, hoy: string): Promise<PrestadorDeRegion[]> {
  return await tx
    .selectFrom('prestador')
    .select(['codigo', 'nombre', 'codigoRegion'])
    .where('codigoRegion', '=', region)
    .where((e) =>
      e.exists(
        e
          .selectFrom('planPrestador as r')
          .innerJoin('plan as p', 'p.id', 'r.planId')
          .select('r.planId')
          .whereRef('r.codigoPrestador', '=', 'prestador.codigo')
          .where('p.desde', '<=', hoy)
          .where((o) => o.or([o('p.hasta', 'is', null), o('p.hasta', '>=', hoy)])),
      ),
    )
    .orderBy('codigo')
    .execute()
}

export async function findPrestador(tx: Db, codigo: number): Promise<PrestadorDeRegion | null> {
  const row = await tx
    .selectFrom('prestador')
    .select(['codigo', 'nombre', 'codigoRegion'])
    .where('codigo', '=', codigo)
    .executeTakeFirst()
  return row ?? null
}

/** Names of a region and a provider; null: not given. */
export async function nombresDeLaBusqueda(
  tx: Db,
  { codigoRegion, codigoPrestador }: { codigoRegion: number | null; codigoPrestador: number | null },
): Promise<{ region: string | null; prestador: string | null }> {
  const region =
    codigoRegion === null
      ? null
      : await tx.selectFrom('region').select('descripcion').where('codigo', '=', codigoRegion).executeTakeFirst()
  const prestador = codigoPrestador === null ? null : await findPrestador(tx, codigoPrestador)
  return { region: region?.descripcion ?? null, prestador: prestador?.nombre ?? null }
}

interface Bonificacion {
  readonly hospitalario: number
  readonly ambulatorio: number
}

interface FiltroDeBonificaciones extends Pick<FiltroDePlanes, 'hoy'> {
  readonly prestador: number
  /** As in the filter of plans; undefined: all of them. */
  readonly colectivo: number | null | undefined
}

/** Pairs of cover percentages of plans on sale with a provider, best first. */
export async function bonificacionesDe(
  tx: Db,
  { prestador, hoy, colectivo }: FiltroDeBonificaciones,
): Promise<Bonificacion[]> {
  const query = tx
    .selectFrom('planPrestador as r')
    .innerJoin('plan as p', 'p.id', 'r.planId')
    .select(['r.hospitalario', 'r.ambulatorio'])
    .where('r.codigoPrestador', '=', prestador)
    .where('p.desde', '<=', hoy)
    .where((e) => e.or([e('p.hasta', 'is', null), e('p.hasta', '>=', hoy)]))
    .distinct()
    .orderBy('r.hospitalario', 'desc')
    .orderBy('r.ambulatorio', 'desc')
  if (colectivo === undefined) return await query.execute()
  return await query.where('p.colectivo', colectivo === null ? 'is' : '=', colectivo).execute()
}

interface PrimaGes {
  /** Premium per month and person. */
  readonly valorUF: UF
  readonly desde: string
}

/** GES premium in force on a day, or null. */
export async function primaGesAl(tx: Db, hoy: string): Promise<PrimaGes | null> {
  const row = await tx
    .selectFrom('primaGes')
    .select(['valorUF', 'desde'])
    .where('desde', '<=', hoy)
    .where((e) => e.or([e('hasta', 'is', null), e('hasta', '>=', hoy)]))
    .orderBy('desde', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { ...row, valorUF: uf(row.valorUF) } : null
}

/** Table of factors in force on a day, or null. */
export async function tablaDeFactoresAl(tx: Db, hoy: string): Promise<TablaDeFactores | null> {
  const filas = await tx
    .selectFrom('factorTramo')
    .select(['desde', 'edadDesde', 'edadHasta', 'cotizante', 'carga', 'fuente'])
    .where('desde', '=', (e) =>
      e
        .selectFrom('factorTramo')
        .select((f) => f.fn.max('desde').as('desde'))
        .where('desde', '<=', hoy)
        .where((f) => f.or([f('hasta', 'is', null), f('hasta', '>=', hoy)])),
    )
    .orderBy('edadDesde')
    .execute()
  const [primera] = filas
  if (!primera) return null
  const tramos = filas.map(({ edadDesde, edadHasta, cotizante, carga }) => ({
    desde: edadDesde,
    hasta: edadHasta,
    cotizante: factor(cotizante),
    carga: factor(carga),
  }))
  return { vigenteDesde: primera.desde, fuente: primera.fuente, tramos }
}
