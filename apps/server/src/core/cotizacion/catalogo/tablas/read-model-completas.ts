import type { FilaDeTabla } from '@alerce/domain/cotizacion/catalogo/comparar'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { filaEnLetras } from './letras.ts'
import type { TablaCompleta } from './lugares.ts'

const enVigor = (tabla: string, dia: string) =>
  sql`${sql.ref(`${tabla}.desde`)} <= ${dia}::date
    and (${sql.ref(`${tabla}.hasta`)} is null or ${sql.ref(`${tabla}.hasta`)} >= ${dia}::date)`

/** When a row ends by itself: an end that only leaves room for what it becomes later is none. */
const hastaDe = (tabla: string) => sql`case when exists (
    select 1 from ${sql.table(tabla)} n where n.codigo = ${sql.ref(`${tabla}.codigo`)}
      and n.desde > ${sql.ref(`${tabla}.desde`)} and (n.hasta is null or n.hasta >= n.desde)) then null else ${sql.ref(`${tabla}.hasta`)} end as hasta`

/** The rows of each table that is loaded whole, as they are in force on a day. */
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

/** What stands in force of a table on a day. */
export async function filasCompletas(tx: Db, nombre: TablaCompleta, dia: string): Promise<FilaDeTabla[]> {
  const { rows } = await consultas[nombre](dia).execute(tx)
  return rows.map((fila) => filaEnLetras(fila))
}
