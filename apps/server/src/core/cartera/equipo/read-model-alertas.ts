import type { Role } from '@alerce/contract/operation'
import { inicioDelDia } from '@alerce/domain/base/fechas/dia'
import {
  type AlertaDeVentas,
  type ClaseDeAlerta,
  clasesDeAlerta,
  claveDeAlerta,
  estadosDeAlerta,
  seComparaLaMeta,
} from '@alerce/domain/cartera/equipo/alerta'
import { esperadosHasta } from '@alerce/domain/cartera/equipo/mes'
import { mesDeMeta } from '@alerce/domain/cartera/equipo/meta'
import type { Lapso } from '@alerce/domain/cartera/equipo/tablero'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { metasQueRigen } from './read-model-metas.ts'
import { contratosPorAsesor, cuentaHastaElTope, enLapso, equipo } from './read-model-tablero.ts'

/** Threshold of a head of team; `valor` null: off. */
export interface Umbral {
  readonly clase: ClaseDeAlerta
  readonly valor: number | null
  readonly porCorreo: boolean
}

/** Thresholds of a head, each kind once: those that were never set have their first value. */
export async function umbralesDe(tx: Db, usuarioId: number): Promise<Umbral[]> {
  const rows = await tx
    .selectFrom('umbral')
    .select(['clase', 'valor', 'porCorreo'])
    .where('usuarioId', '=', usuarioId)
    .execute()
  return claveDeAlerta.map(
    (clase) =>
      rows.find((row) => row.clase === clase) ?? { clase, valor: clasesDeAlerta[clase].inicial, porCorreo: true },
  )
}

/** Value of one threshold of a head; null: off. */
export const umbralDe = async (tx: Db, usuarioId: number, clase: ClaseDeAlerta): Promise<number | null> =>
  (await umbralesDe(tx, usuarioId)).find((uno) => uno.clase === clase)?.valor ?? null

/** Heads of a team who can log in. */
export const jefaturasActivas = (tx: Db) =>
  tx
    .selectFrom('usuario')
    .select(['id', 'nombres', 'correo'])
    .where('activo', '=', true)
    .where('equipoId', 'is not', null)
    .where('roles', '@>', sql<Role[]>`array['jefatura']`)
    .orderBy('id')
    .execute()

/** Sales of an alert whose Estado began in a period, over a team, counted up to the limit of each Estado. */
export async function cuantasVentas(tx: Db, asesores: readonly number[], clase: AlertaDeVentas, lapso: Lapso) {
  const { rows } = await sql<{ n: number }>`select coalesce(sum(c.n), 0)::int as n
    from ${equipo(asesores)} cross join unnest(${estadosDeAlerta[clase]}::text[]) e(estado)
    cross join lateral ${cuentaHastaElTope(
      sql`select from prospecto p where p.asesor_id = a.id and p.estado = e.estado and ${enLapso(lapso)}`,
    )} c`.execute(tx)
  return rows[0]?.n ?? 0
}

/** Advisors with at least so many tasks of days before today, most first. */
export async function conTareasAtrasadas(tx: Db, asesores: readonly number[], minimo: number, hoy: string) {
  const { rows } = await sql<{ asesorId: number; tareas: number }>`select a.id as "asesorId", c.n::int as tareas
    from ${equipo(asesores)} cross join lateral ${cuentaHastaElTope(
      sql`select from tarea t where t.asesor_id = a.id and t.hecha_en is null and t.momento < ${inicioDelDia(hoy)}::timestamptz`,
    )} c where c.n >= ${minimo} order by c.n desc, a.id`.execute(tx)
  return rows
}

interface AsesorConMeta {
  readonly identificador: number
  readonly activo: boolean
}

/**
 * Active advisors whose contracts of this month are under what their goal asks for by today; none before that day of the
 * month. The goal of a deactivated one goes on by itself, month after month.
 */
export async function bajoLaMeta(tx: Db, equipo: readonly AsesorConMeta[], dia: number, hoy: string) {
  if (!seComparaLaMeta(dia, hoy)) return []
  const asesores = equipo.flatMap(({ identificador, activo }) => (activo ? [identificador] : []))
  const metas = await metasQueRigen(tx, asesores, mesDeMeta(hoy))
  const contratos = await contratosPorAsesor(tx, asesores, hoy)
  return asesores.flatMap((asesorId) => {
    const meta = metas.get(asesorId)?.contratos ?? null
    const suyos = contratos.get(asesorId) ?? 0
    const esperados = meta === null ? 0 : esperadosHasta(meta, hoy)
    return suyos < esperados ? [{ asesorId, contratos: suyos, esperados }] : []
  })
}
