import { sumaDias } from '@alerce/domain/base/fechas/fecha'
import type { FilaDeTabla } from '@alerce/domain/cotizacion/catalogo/comparar'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'

/**
 * Version of a plan from a day on: its own row if it begins that day, else a copy of the current one, which ends the
 * day before.
 */
export async function planDesde(tx: Db, codigo: string, dia: string): Promise<number> {
  const { rows } = await sql<{ id: number; desde: string }>`
    select id, desde from plan where codigo = ${codigo} and desde <= ${dia}::date and (hasta is null or hasta >= ${dia}::date)
    for update`.execute(tx)
  const [vigente] = rows
  if (!vigente) throw new Error(`el plan ${codigo} no rige el ${dia}`)
  if (vigente.desde === dia) return vigente.id
  const copia = await sql<{ id: number }>`
    insert into plan (codigo, nombre, precio_base_uf, caec_uf, libre_eleccion, hospitalario, ambulatorio, colectivo, mensaje,
      desde, hasta)
    select codigo, nombre, precio_base_uf, caec_uf, libre_eleccion, hospitalario, ambulatorio, colectivo, mensaje,
      ${dia}::date, hasta
    from plan where id = ${vigente.id}
    on conflict (codigo, desde) do update set nombre = excluded.nombre, precio_base_uf = excluded.precio_base_uf,
      caec_uf = excluded.caec_uf, libre_eleccion = excluded.libre_eleccion, hospitalario = excluded.hospitalario,
      ambulatorio = excluded.ambulatorio, colectivo = excluded.colectivo, mensaje = excluded.mensaje, hasta = excluded.hasta
    returning id`.execute(tx)
  const id = copia.rows[0]?.id ?? 0
  // a row of an undone load still exists, without days in force
  for (const tabla of ['plan_region', 'plan_prestador', 'plan_beneficio'])
    await sql`delete from ${sql.table(tabla)} where plan_id = ${id}`.execute(tx)
  await sql`update plan set hasta = ${sumaDias(dia, -1)}::date where id = ${vigente.id}`.execute(tx)
  await sql`insert into plan_region select ${id}::bigint, codigo_region from plan_region where plan_id = ${vigente.id}`.execute(
    tx,
  )
  await sql`insert into plan_prestador select ${id}::bigint, codigo_prestador, hospitalario, ambulatorio
    from plan_prestador where plan_id = ${vigente.id}`.execute(tx)
  await sql`insert into plan_beneficio select ${id}::bigint, codigo_beneficio
    from plan_beneficio where plan_id = ${vigente.id}`.execute(tx)
  return id
}

/** First day after a given day on which another version of the code begins; null: none. */
async function siguiente(tx: Db, tabla: 'plan' | 'beneficio', codigo: string, dia: string): Promise<string | null> {
  const { rows } = await sql<{ desde: string | null }>`
    select min(desde) as desde from ${sql.table(tabla)} where codigo::text = ${codigo} and desde > ${dia}::date
      and (hasta is null or hasta >= desde)`.execute(tx)
  return rows[0]?.desde ?? null
}

/** End of a version that begins on a day: the end in the file, or the day before a later version. */
export async function fin(
  tx: Db,
  tabla: 'plan' | 'beneficio',
  { codigo = '', hasta = '' }: FilaDeTabla,
  dia: string,
): Promise<string | null> {
  const otra = await siguiente(tx, tabla, codigo, dia)
  const antes = otra ? sumaDias(otra, -1) : null
  if (antes === null) return hasta || null
  return hasta !== '' && hasta < antes ? hasta : antes
}

/** Ends the current version of that code on the day before. */
export async function end(tx: Db, tabla: 'plan' | 'beneficio' | 'colectivo', codigo: string, dia: string) {
  await sql`update ${sql.table(tabla)} set hasta = ${sumaDias(dia, -1)}::date
    where codigo::text = ${codigo} and desde <= ${dia}::date and (hasta is null or hasta >= ${dia}::date)`.execute(tx)
}
