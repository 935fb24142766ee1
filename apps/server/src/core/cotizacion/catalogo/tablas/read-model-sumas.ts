import type { ListaReferida } from '@alerce/contract/fichas/cotizacion/celdas'
import { tablaDe } from '@alerce/contract/fichas/cotizacion/tablas'
import type { FilaDeTabla } from '@alerce/domain/cotizacion/catalogo/comparar'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { filaEnLetras } from './letras.ts'
import { sumas, type TablaCompleta, type TablaQueSuma } from './lugares.ts'

/** Fields that hold JSON. */
export const jsonDe = (nombre: TablaQueSuma): readonly string[] => (nombre === 'parametros' ? ['valor'] : [])

/** Rows of a table in the order of its key; `de`: only those with one of these values in the first key field. */
export async function filasQueSuman(tx: Db, nombre: TablaQueSuma, de?: readonly string[]): Promise<FilaDeTabla[]> {
  const { columnas, clave } = tablaDe(nombre)
  const [primero = ''] = clave
  const campos = Object.keys(columnas).map((campo) => sql.ref(campo))
  const donde = de ? sql`where ${sql.ref(primero)}::text = any(${[...new Set(de)]}::text[])` : sql``
  const { rows } = await sql<object>`select ${sql.join(campos)} from ${sql.table(sumas[nombre])} ${donde}
    order by ${sql.join(clave.map((campo) => sql.ref(campo)))}`.execute(tx)
  return rows.map((fila) => filaEnLetras(fila, jsonDe(nombre)))
}

/** Columns that reference the rows of a table; referenced rows cannot be removed. */
const usos: Readonly<Partial<Record<TablaQueSuma, readonly (readonly [tabla: string, columna: string])[]>>> = {
  prestadores: [
    ['plan_prestador', 'codigo_prestador'],
    ['preferencia', 'codigo_prestador'],
  ],
  documentos: [['documento_prospecto', 'pedido_id']],
  afps: [['antecedente_contractual', 'codigo_afp']],
  instituciones: [
    ['prospecto', 'isapre_actual'],
    ['declaracion_persona', 'id_salud'],
  ],
}

/** Codes of a table that other rows reference, among these. */
export async function codigosEnUso(
  tx: Db,
  nombre: TablaQueSuma,
  codigos: readonly string[],
): Promise<ReadonlySet<string>> {
  const usados = new Set<string>()
  for (const [tabla, columna] of codigos.length > 0 ? (usos[nombre] ?? []) : []) {
    const { rows } = await sql<{ codigo: string }>`
      select distinct ${sql.ref(columna)}::text as codigo from ${sql.table(tabla)}
      where ${sql.ref(columna)}::text = any(${codigos}::text[])`.execute(tx)
    for (const { codigo } of rows) usados.add(codigo)
  }
  return usados
}

const enVigor = (tabla: string, dia: string) =>
  sql`${sql.ref(`${tabla}.desde`)} <= ${dia}::date
    and (${sql.ref(`${tabla}.hasta`)} is null or ${sql.ref(`${tabla}.hasta`)} >= ${dia}::date)`

/** End of a row; null when it only ends because a later version begins. */
const hastaDe = (tabla: string) => sql`case when exists (
    select 1 from ${sql.table(tabla)} n where n.codigo = ${sql.ref(`${tabla}.codigo`)}
      and n.desde > ${sql.ref(`${tabla}.desde`)} and (n.hasta is null or n.hasta >= n.desde)) then null else ${sql.ref(`${tabla}.hasta`)} end as hasta`

/** Rows in force on a day, of each table that is loaded whole. */
const consultas: Readonly<Record<TablaCompleta, (dia: string) => RawBuilder<object>>> = {
  convenios: (dia) =>
    sql`select codigo, descripcion, hasta from colectivo where ${enVigor('colectivo', dia)} order by codigo`,
  planes: (dia) => sql`
    select plan.codigo, nombre, precio_base_uf, caec_uf, libre_eleccion, hospitalario, ambulatorio,
      (select string_agg(r.codigo_region::text, '|' order by r.codigo_region)
        from plan_region r where r.plan_id = plan.id) as regiones,
      colectivo, mensaje, ${hastaDe('plan')}
    from plan where ${enVigor('plan', dia)} order by plan.codigo`,
  bonificaciones: (dia) => sql`
    select plan.codigo as plan, r.codigo_prestador as prestador, r.hospitalario, r.ambulatorio
    from plan join plan_prestador r on r.plan_id = plan.id
    where ${enVigor('plan', dia)} order by 1, 2`,
  beneficios: (dia) => sql`
    select codigo, nombre, precio_uf, grupo, gratuito, especial, ${hastaDe('beneficio')}
    from beneficio where ${enVigor('beneficio', dia)} order by codigo`,
  'beneficios-de-plan': (dia) => sql`
    select plan.codigo as plan, r.codigo_beneficio as beneficio
    from plan join plan_beneficio r on r.plan_id = plan.id
    where ${enVigor('plan', dia)} order by 1, 2`,
}

/** Rows of a table in force on a day. */
export async function filasCompletas(tx: Db, nombre: TablaCompleta, dia: string): Promise<FilaDeTabla[]> {
  const { rows } = await consultas[nombre](dia).execute(tx)
  return rows.map((fila) => filaEnLetras(fila))
}

const vigente = (dia: string) => sql`desde <= ${dia}::date and (hasta is null or hasta >= ${dia}::date)`

const listas: Readonly<Record<ListaReferida, (dia: string) => RawBuilder<{ codigo: unknown }>>> = {
  region: () => sql`select codigo from region`,
  comuna: () => sql`select codigo from comuna`,
  prestador: () => sql`select codigo from prestador`,
  colectivo: (dia) => sql`select codigo from colectivo where ${vigente(dia)}`,
  plan: (dia) => sql`select codigo from plan where ${vigente(dia)}`,
  beneficio: (dia) => sql`select codigo from beneficio where ${vigente(dia)}`,
  beneficioEspecial: (dia) => sql`select codigo from beneficio where especial and ${vigente(dia)}`,
}

/** Codes that a row may reference on a day. */
export async function codigosDe(tx: Db, lista: ListaReferida, dia: string): Promise<ReadonlySet<string>> {
  const { rows } = await listas[lista](dia).execute(tx)
  return new Set(rows.map(({ codigo }) => String(codigo)))
}
