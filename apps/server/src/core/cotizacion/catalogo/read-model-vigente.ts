import type { NombreDeTabla } from '@alerce/contract/fichas/cotizacion/tablas'
import type { CatalogoVigente } from '@alerce/domain/cotizacion/catalogo/frescura'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** Which of the rows of a table are in force on a day. */
const rige = (hoy: string) => sql`desde <= ${hoy}::date and (hasta is null or hasta >= ${hoy}::date)`

/** What stands without which nothing is sold: the question that is asked all the time. */
export async function catalogoVigenteAl(tx: Db, hoy: string): Promise<CatalogoVigente> {
  const { rows } = await sql<CatalogoVigente>`
    select (select max(fecha) from uf where fecha <= ${hoy}::date) as uf,
      (select count(*)::int from plan where ${rige(hoy)}) as planes,
      exists (select 1 from prima_ges where ${rige(hoy)}) as ges,
      exists (select 1 from factor_tramo where ${rige(hoy)}) as factores,
      exists (select 1 from tope_imponible where ${rige(hoy)}) as topes`.execute(tx)
  return rows[0] ?? { uf: null, planes: 0, ges: false, factores: false, topes: false }
}

export interface TablaVigente {
  readonly filas: number
  /** ISO days: since when the newest of its rows holds, and the first day on which one ends. */
  readonly desde: string | null
  readonly hasta: string | null
}

const cuenta = sql`count(*)::int as filas`
const conDias = (tabla: string, hoy: string) =>
  sql<TablaVigente>`select ${cuenta}, max(desde) as desde, min(hasta) as hasta from ${sql.table(tabla)} where ${rige(hoy)}`
const deUnDia = (tabla: string) =>
  sql<TablaVigente>`select ${cuenta}, min(fecha) as desde, max(fecha) as hasta from ${sql.table(tabla)}`
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
  titulares: (hoy) => conDias('titular_vigente', hoy),
  cargas: (hoy) => conDias('carga_vigente', hoy),
  direcciones: () => sinDias('direccion_empleador'),
  documentos: (hoy) => conDias('documento_pedido', hoy),
  afps: () => sinDias('afp'),
  instituciones: () => sinDias('isapre'),
  diagnosticos: () => sinDias('diagnostico'),
  feriados: () => deUnDia('feriado'),
}

/** How much of a table is in force on a day. */
export async function tablaVigenteAl(tx: Db, nombre: NombreDeTabla, hoy: string): Promise<TablaVigente> {
  const { rows } = await cuentas[nombre](hoy).execute(tx)
  return rows[0] ?? { filas: 0, desde: null, hasta: null }
}
