import type { NombreDeTabla } from '@alerce/contract/fichas/cotizacion/tablas'
import { sumaDias } from '@alerce/domain/base/fechas/fecha'
import { type CatalogoVigente, tablasQueTerminan } from '@alerce/domain/cotizacion/catalogo/frescura'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { parametrosAl } from '../../base/parametros/read-model.ts'

/** Condition for rows in force on a day. */
const rige = (hoy: string) => sql`desde <= ${hoy}::date and (hasta is null or hasta >= ${hoy}::date)`

const porNombre = { planes: 'plan', ges: 'prima_ges', factores: 'factor_tramo', topes: 'tope_imponible' } as const

/** Tables with a row in force on a day. */
async function conFilas(tx: Db, dia: string): Promise<CatalogoVigente['rigen']> {
  const preguntas = tablasQueTerminan.map(
    (nombre) =>
      sql`select ${nombre}::text as nombre where exists (select 1 from ${sql.table(porNombre[nombre])} where ${rige(dia)})`,
  )
  const { rows } = await sql<{ nombre: string }>`${sql.join(preguntas, sql` union all `)}`.execute(tx)
  return tablasQueTerminan.filter((nombre) => rows.some((row) => row.nombre === nombre))
}

/** Tables that every sale needs: in force on a day, and still in force some days later. */
export async function catalogoVigenteAl(tx: Db, hoy: string): Promise<CatalogoVigente> {
  const { diasDeAvisoDelCatalogo } = await parametrosAl(tx, hoy)
  const { rows } = await sql<Pick<CatalogoVigente, 'uf' | 'ufHasta' | 'fuenteFallaDesde' | 'topeDesde'>>`
    select (select max(fecha) from uf where fecha <= ${hoy}::date) as uf,
      (select max(fecha) from uf) as "ufHasta",
      (select falla_desde from uf_fuente) as "fuenteFallaDesde",
      (select max(desde) from tope_imponible where ${rige(hoy)}) as "topeDesde"`.execute(tx)
  const [fechas = { uf: null, ufHasta: null, fuenteFallaDesde: null, topeDesde: null }] = rows
  const rigen = await conFilas(tx, hoy)
  return { ...fechas, rigen, siguen: await conFilas(tx, sumaDias(hoy, diasDeAvisoDelCatalogo)) }
}

interface TablaVigente {
  readonly filas: number
  /** ISO days: first day of its newest row, and first day on which a row ends. */
  readonly desde: string | null
  readonly hasta: string | null
}

const cuenta = sql`count(*)::int as filas`
const conDias = (tabla: string, hoy: string) =>
  sql<TablaVigente>`select ${cuenta}, max(desde) as desde, min(hasta) as hasta from ${sql.table(tabla)} where ${rige(hoy)}`
const deUnDia = (tabla: string, dia = 'fecha') => sql<TablaVigente>`
  select ${cuenta}, min(${sql.ref(dia)}) as desde, max(${sql.ref(dia)}) as hasta from ${sql.table(tabla)}`
const sinDias = (tabla: string) =>
  sql<TablaVigente>`select ${cuenta}, null::date as desde, null::date as hasta from ${sql.table(tabla)}`
const delPlan = (tabla: string, hoy: string) => sql<TablaVigente>`
  select ${cuenta}, max(p.desde) as desde, null::date as hasta
  from ${sql.table(tabla)} r join (select id, desde from plan where ${rige(hoy)}) p on p.id = r.plan_id`

const cuentas: Readonly<Record<NombreDeTabla, (hoy: string) => RawBuilder<TablaVigente>>> = {
  uf: () => deUnDia('uf'),
  ges: (hoy) => conDias('prima_ges', hoy),
  factores: (hoy) => conDias('factor_tramo', hoy),
  topes: (hoy) => conDias('tope_imponible', hoy),
  parametros: (hoy) => conDias('parametro', hoy),
  convenios: (hoy) => conDias('colectivo', hoy),
  prestadores: () => sinDias('prestador'),
  planes: (hoy) => conDias('plan', hoy),
  bonificaciones: (hoy) => delPlan('plan_prestador', hoy),
  beneficios: (hoy) => conDias('beneficio', hoy),
  'beneficios-de-plan': (hoy) => delPlan('plan_beneficio', hoy),
  comisiones: (hoy) => conDias('comision', hoy),
  titulares: (hoy) => conDias('titular_vigente', hoy),
  cargas: (hoy) => conDias('carga_vigente', hoy),
  bajas: () => deUnDia('fun_baja', 'recibido'),
  direcciones: () => sinDias('direccion_empleador'),
  documentos: (hoy) => conDias('documento_pedido', hoy),
  afps: () => sinDias('afp'),
  instituciones: () => sinDias('isapre'),
  diagnosticos: () => sinDias('diagnostico'),
  feriados: () => deUnDia('feriado'),
}

/** Number of rows of a table in force on a day, with their dates. */
export async function tablaVigenteAl(tx: Db, nombre: NombreDeTabla, hoy: string): Promise<TablaVigente> {
  const { rows } = await cuentas[nombre](hoy).execute(tx)
  return rows[0] ?? { filas: 0, desde: null, hasta: null }
}
