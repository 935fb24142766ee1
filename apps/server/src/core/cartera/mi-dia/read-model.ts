import type { HechosDePareja } from '@alerce/domain/cartera/pareja'
import type { Incidencia, PlazoDelDia } from '@alerce/domain/cartera/siguiente'
import type { EstadoProspecto } from '@alerce/domain/postulacion/estado'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { parejaSql } from '../venta/read-model.ts'

/** A prospect as a matter of the day shows it. */
export interface FilaDelDia {
  readonly prospectoId: number
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly estado: EstadoProspecto
  readonly folioDS: number | null
}

const fila = sql`p.id as "prospectoId", p.nombres, p.apellido_paterno as "apellidoPaterno",
  p.apellido_materno as "apellidoMaterno", p.estado, p.folio_ds as "folioDS"`

/** The stretches as rows, each with its place from 1 on. */
const filasDe = (plazos: readonly PlazoDelDia[]) => sql`unnest(
    ${plazos.map(({ estado }) => estado)}::text[],
    ${plazos.map(({ desde }) => desde ?? '-infinity')}::timestamptz[],
    ${plazos.map(({ hasta }) => hasta ?? 'infinity')}::timestamptz[]
  ) with ordinality t(estado, desde, hasta, lugar)`

const enElPlazo = sql`p.estado = t.estado and p.estado_desde >= t.desde and p.estado_desde < t.hasta`

/** How many prospects each stretch holds, by its place in the list, up to a limit: an index tells, without a row read. */
export async function contarPlazos(
  tx: Db,
  asesores: readonly number[],
  plazos: readonly PlazoDelDia[],
  limite: number,
): Promise<readonly number[]> {
  const { rows } = await sql<{ total: number }>`select c.total from ${filasDe(plazos)}
    cross join lateral (
      select count(*) as total from (
        select from prospecto p where p.asesor_id = any(${asesores}::bigint[]) and ${enElPlazo} limit ${limite}
      ) q
    ) c order by t.lugar`.execute(tx)
  return rows.map(({ total }) => total)
}

export interface FilaDePlazo extends FilaDelDia {
  /** Place of its stretch in the list, from 1 on. */
  readonly lugar: number
  readonly desde: string
  /** Of the receiver of a pair. */
  readonly pareja: HechosDePareja | null
}

/** The oldest of each stretch but for some. One look a stretch and advisor: the index holds them in this order. */
export async function primerosDePlazos(
  tx: Db,
  asesores: readonly number[],
  plazos: readonly PlazoDelDia[],
  { menos, limite }: { readonly menos: readonly number[]; readonly limite: number },
): Promise<readonly FilaDePlazo[]> {
  const { rows } = await sql<FilaDePlazo>`select t.lugar, p.* from ${filasDe(plazos)}
    cross join unnest(${asesores}::bigint[]) a(id)
    cross join lateral (
      select ${fila}, p.estado_desde as desde, ${parejaSql(sql`p.id`)} as pareja from prospecto p
      where p.asesor_id = a.id and ${enElPlazo} and p.id <> all(${menos}::bigint[])
      order by p.estado_desde, p.id limit ${limite}
    ) p`.execute(tx)
  return rows
}

export interface ProspectoDetenido extends FilaDelDia {
  /** Since when it stands in its Estado. */
  readonly estadoDesde: string
  readonly incidencia: Incidencia
  /** Since when it is stopped. */
  readonly desde: string
}

/**
 * The prospects that something stops, each once, for what came first: an open irregularity, or a rejection that nobody
 * has lifted. What is open is little, whatever the size of a portfolio; the limits of one row keep PostgreSQL from
 * reading the portfolios to find it.
 */
export async function detenidosDe(tx: Db, asesores: readonly number[]): Promise<readonly ProspectoDetenido[]> {
  const { rows } = await sql<ProspectoDetenido>`select distinct on (p."prospectoId") p.*, x.incidencia, x.desde from (
      select prospecto_id, 'irregularidad' as incidencia, abierta_en as desde
      from irregularidad where cerrada_en is null
      union all
      select d.prospecto_id, 'rechazo', r.en from rechazo_autenticacion r
      cross join lateral (select prospecto_id from declaracion where id = r.declaracion_id and viva limit 1) d
      where r.levantado_en is null and r.anulado_en is null
    ) x cross join lateral (
      select ${fila}, p.estado_desde as "estadoDesde" from prospecto p
      where p.id = x.prospecto_id and p.asesor_id = any(${asesores}::bigint[]) limit 1
    ) p order by p."prospectoId", x.desde`.execute(tx)
  return rows
}

export interface CitaPendiente extends FilaDelDia {
  readonly citaId: number
  readonly inicio: string
  readonly termino: string
  /** How many there are like it: that have ended, or that have not. */
  readonly total: number
}

/** Appointments without outcome that begin before an instant: the first that have ended and the first that have not. */
export async function citasSinCerrar(
  tx: Db,
  asesores: readonly number[],
  { ahora, hasta, limite }: { readonly ahora: string; readonly hasta: string; readonly limite: number },
): Promise<readonly CitaPendiente[]> {
  const { rows } = await sql<CitaPendiente>`select c.id as "citaId", c.inicio, c.termino, c.total, ${fila} from (
      select *, count(*) over parte as total, row_number() over (parte order by inicio, id) as lugar
      from cita where asesor_id = any(${asesores}::bigint[]) and estado is null and inicio < ${hasta}::timestamptz
      window parte as (partition by termino <= ${ahora}::timestamptz)
    ) c join prospecto p on p.id = c.prospecto_id
    where c.lugar <= ${limite} order by c.inicio, c.id`.execute(tx)
  return rows
}

/** The instant of the first registration of these portfolios, or null. */
export async function primerRegistro(tx: Db, asesores: readonly number[]): Promise<string | null> {
  const { rows } = await sql<{ primero: string | null }>`select min(p.primero) as primero
    from unnest(${asesores}::bigint[]) a(id)
    cross join lateral (select min(registrado_en) as primero from prospecto where asesor_id = a.id) p`.execute(tx)
  return rows[0]?.primero ?? null
}
