import type { HechosDePareja } from '@alerce/domain/cartera/pareja'
import type { HechosDeLaVenta } from '@alerce/domain/cartera/pasos'
import { type Incidencia, ordenDeIncidencias, type PlazoDelDia, siguientes } from '@alerce/domain/cartera/siguiente'
import { estadosDelPostulante } from '@alerce/domain/cartera/turno/espera-al-postulante'
import { type EstadoProspecto, estadosDelProspecto } from '@alerce/domain/postulacion/estado'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { hechosDeVarias } from '../venta/read-model.ts'

/** A prospect as a matter of the day shows it. */
export interface FilaDelDia {
  readonly prospectoId: number
  readonly asesorId: number
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly estado: EstadoProspecto
  readonly folioDS: number | null
  readonly telefono: string
}

const fila = sql`p.id as "prospectoId", p.nombres, p.apellido_paterno as "apellidoPaterno",
  p.apellido_materno as "apellidoMaterno", p.estado, p.folio_ds as "folioDS", p.asesor_id as "asesorId",
  p.celular as telefono`

/** The stretches as rows, each with its place from 1 on. */
const filasDe = (plazos: readonly PlazoDelDia[]) => sql`unnest(
    ${plazos.map(({ estado }) => estado)}::text[],
    ${plazos.map(({ desde }) => desde ?? '-infinity')}::timestamptz[],
    ${plazos.map(({ hasta }) => hasta ?? 'infinity')}::timestamptz[]
  ) with ordinality t(estado, desde, hasta, lugar)`

const todo = sql`true`
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

/** Where a list goes on: after the matter that stands there. */
export interface LugarDeAsunto {
  readonly desde: string
  readonly prospectoId: number
  readonly citaId: number | null
}

/** How much of a source, and from where on. */
interface Tramo {
  /** Ids that are told elsewhere. */
  readonly menos: readonly number[]
  readonly limite: number
  readonly tras: LugarDeAsunto | null
}

export interface FilaDePlazo extends FilaDelDia {
  /** Place of its stretch in the list, from 1 on. */
  readonly lugar: number
  readonly desde: string
}

/** The oldest of each stretch but for some. One look a stretch and advisor: the index holds them in this order. */
export async function primerosDePlazos(
  tx: Db,
  asesores: readonly number[],
  plazos: readonly PlazoDelDia[],
  { menos, limite, tras }: Tramo,
): Promise<readonly FilaDePlazo[]> {
  const despues = tras ? sql`(p.estado_desde, p.id) > (${tras.desde}::timestamptz, ${tras.prospectoId}::bigint)` : todo
  const { rows } = await sql<FilaDePlazo>`select t.lugar, p.* from ${filasDe(plazos)}
    cross join unnest(${asesores}::bigint[]) a(id)
    cross join lateral (
      select ${fila}, p.estado_desde as desde from prospecto p
      where p.asesor_id = a.id and ${enElPlazo} and ${despues} and p.id <> all(${menos}::bigint[])
      order by p.estado_desde, p.id limit ${limite}
    ) p`.execute(tx)
  return rows
}

export interface ProspectoDetenido extends FilaDelDia {
  /** Since when it stands in its Estado. */
  readonly estadoDesde: string
  readonly incidencia: Incidencia
  /** What was found wrong, in words. */
  readonly motivo: string
  /** Since when it is stopped. */
  readonly desde: string
}

/**
 * The prospects that something stops, each once, for what is said first (`incidenciaDe`) and came first: an irregularity
 * whose turn is the advisor's, or a rejection that nobody has lifted. What is open is little, whatever the size of a portfolio; the limits of one row keep
 * PostgreSQL from reading the portfolios to find it.
 */
export async function detenidosDe(tx: Db, asesores: readonly number[]): Promise<readonly ProspectoDetenido[]> {
  const { rows } = await sql<ProspectoDetenido>`select distinct on (p."prospectoId")
      p.*, x.incidencia, x.motivo, x.desde from (
      select i.prospecto_id, 'irregularidad' as incidencia, e.descripcion as motivo, i.abierta_en as desde
      from irregularidad i join irregularidad_detalle e using (codigo, detalle)
      where i.cerrada_en is null and i.corregida_en is null
      union all
      select d.prospecto_id, 'rechazo', r.glosa, r.en from rechazo_autenticacion r
      cross join lateral (select prospecto_id from declaracion where id = r.declaracion_id and viva limit 1) d
      where r.levantado_en is null and r.anulado_en is null
    ) x cross join lateral (
      select ${fila}, p.estado_desde as "estadoDesde" from prospecto p
      where p.id = x.prospecto_id and p.asesor_id = any(${asesores}::bigint[]) limit 1
    ) p order by p."prospectoId", array_position(${ordenDeIncidencias}::text[], x.incidencia), x.desde`.execute(tx)
  return rows
}

export interface VentaEnTurno extends FilaDelDia {
  /** Since when it stands in its Estado. */
  readonly estadoDesde: string
  readonly pareja: HechosDePareja | null
  readonly venta: HechosDeLaVenta | null
  /** Since when its issued papers stand as they do: it came to its Estado, one came signed, or the desk handed them back. */
  readonly papelesDesde: string
}

interface Candidata extends Omit<VentaEnTurno, 'pareja' | 'venta'> {
  readonly parejaId: number | null
  readonly otorga: boolean | null
}

const abiertos = estadosDelProspecto.filter((estado) => siguientes[estado].actua !== 'nadie')
/** Those of a sale that has a declaration, and may have been copied for it. */
const conDS = abiertos.slice(abiertos.indexOf('DS en Proceso'))

/**
 * The open sales whose turn their Estado may not tell: those with issued papers, which may be at the advisor's hand,
 * those of a pair, which may wait for the other, originals and copies of a reused declaration, and the electronic ones whose applicant may be asked; what comes of it the
 * rule says. Five looks at an index, and the facts of each sale once, though both of a pair are in the portfolio.
 */
export async function ventasEnTurno(tx: Db, asesores: readonly number[]): Promise<readonly VentaEnTurno[]> {
  const { rows } = await sql<Candidata>`select ${fila}, p.estado_desde as "estadoDesde",
      p.pareja_id as "parejaId", p.otorga,
      case when p.estado = 'Documentos Enviados' then greatest(p.estado_desde,
        (select max(e.resuelto_en) from envio_firmado e where e.declaracion_id = d.id),
        (select max(f.en) from papel_firmado f join documento_contrato c on c.id = f.documento_id
          where c.declaracion_id = d.id and not c.reemplazado)) else p.estado_desde end as "papelesDesde"
    from (
      select id from prospecto where asesor_id = any(${asesores}::bigint[]) and estado = 'Documentos Enviados'
      union
      select id from prospecto where asesor_id = any(${asesores}::bigint[]) and pareja_id is not null
        and estado = any(${abiertos}::text[])
      union
      select id from prospecto where asesor_id = any(${asesores}::bigint[]) and estado = any(${estadosDelPostulante}::text[])
        and tipo_venta = 'E'
      union
      select id from prospecto where asesor_id = any(${asesores}::bigint[]) and original_id is not null
        and estado = any(${abiertos}::text[])
      union
      select id from prospecto o where asesor_id = any(${asesores}::bigint[]) and estado = any(${conDS}::text[])
        and exists (select from prospecto copia where copia.original_id = o.id)
    ) u join prospecto p using (id) left join declaracion d on d.prospecto_id = p.id and d.viva`.execute(tx)
  const ids = rows.flatMap(({ prospectoId, parejaId }) => (parejaId === null ? [prospectoId] : [prospectoId, parejaId]))
  const hechos = await hechosDeVarias(tx, [...new Set(ids)])
  return rows.map(({ parejaId, otorga, ...venta }) => {
    const suyos = hechos.get(venta.prospectoId)
    const otros = parejaId === null ? undefined : hechos.get(parejaId)
    const lados = otorga ? { otorga: suyos, recibe: otros } : { otorga: otros, recibe: suyos }
    return { ...venta, venta: suyos ?? null, pareja: parejaEntera(otorga ? 'otorga' : 'recibe', lados) }
  })
}

const parejaEntera = (
  lado: HechosDePareja['lado'],
  { otorga, recibe }: { readonly otorga: HechosDeLaVenta | undefined; readonly recibe: HechosDeLaVenta | undefined },
): HechosDePareja | null => (otorga && recibe ? { lado, otorga, recibe } : null)

export interface CitaPendiente extends FilaDelDia {
  readonly citaId: number
  readonly inicio: string
  readonly termino: string
  /** How many there are like it: that have ended, or that have not. */
  readonly total: number
}

interface TramoDeCitas extends Tramo {
  readonly ahora: string
  readonly hasta: string
}

/** Appointments without outcome that begin before an instant: the first that have ended and the first that have not. */
export async function citasSinCerrar(
  tx: Db,
  asesores: readonly number[],
  { ahora, hasta, limite, menos, tras }: TramoDeCitas,
): Promise<readonly CitaPendiente[]> {
  const despues = tras
    ? sql`(inicio, prospecto_id, id) > (${tras.desde}::timestamptz, ${tras.prospectoId}::bigint, ${tras.citaId ?? 0}::bigint)`
    : todo
  const { rows } = await sql<CitaPendiente>`select c.id as "citaId", c.inicio, c.termino, c.total, ${fila} from (
      select *, count(*) over parte as total, row_number() over (parte order by inicio, prospecto_id, id) as lugar
      from cita where asesor_id = any(${asesores}::bigint[]) and estado is null and inicio < ${hasta}::timestamptz
        and id <> all(${menos}::bigint[]) and ${despues}
      window parte as (partition by termino <= ${ahora}::timestamptz)
    ) c join prospecto p on p.id = c.prospecto_id
    where c.lugar <= ${limite} order by c.inicio, c.prospecto_id, c.id`.execute(tx)
  return rows
}

export interface FilaPospuesta extends FilaDelDia {
  readonly estadoDesde: string
  /** The appointment that was put off, while it has no outcome; null: the case itself. */
  readonly cita: { readonly id: number; readonly inicio: string; readonly termino: string } | null
  /** Since when the matter stood there as it was put off. */
  readonly desde: string
  /** ISO day. */
  readonly vuelve: string
}

/** What these advisors put off until after a day, of their own cases; whether it is still the same the rule says. */
export async function pospuestosDe(
  tx: Db,
  asesores: readonly number[],
  hoy: string,
): Promise<readonly FilaPospuesta[]> {
  const { rows } = await sql<Omit<FilaPospuesta, 'cita'> & { citaId: number | null; inicio: string; termino: string }>`
    select ${fila}, p.estado_desde as "estadoDesde",
      x.desde, x.vuelve, c.id as "citaId", c.inicio, c.termino
    from asunto_pospuesto x join prospecto p on p.id = x.prospecto_id and p.asesor_id = x.asesor_id
    left join cita c on c.id = x.cita_id
    where x.asesor_id = any(${asesores}::bigint[]) and x.vuelve > ${hoy}::date and (x.cita_id is null or c.estado is null)
    order by x.vuelve, x.desde, x.id`.execute(tx)
  return rows.map(({ citaId, inicio, termino, ...row }) => ({
    ...row,
    cita: citaId === null ? null : { id: citaId, inicio, termino },
  }))
}

/** An appointment of that prospect that has no outcome yet. */
export async function citaAbierta(
  tx: Db,
  citaId: number,
  prospectoId: number,
): Promise<Omit<CitaPendiente, 'total'> | null> {
  const { rows } = await sql<Omit<CitaPendiente, 'total'>>`select c.id as "citaId", c.inicio, c.termino, ${fila}
    from cita c join prospecto p on p.id = c.prospecto_id
    where c.id = ${citaId} and c.prospecto_id = ${prospectoId} and c.estado is null`.execute(tx)
  return rows[0] ?? null
}

/** How many matters of an advisor are put off, but for one. */
export async function cuantosPospuestos(
  tx: Db,
  asesorId: number,
  menos: { readonly prospectoId: number; readonly citaId: number | null },
): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from asunto_pospuesto
    where asesor_id = ${asesorId}
      and (prospecto_id, coalesce(cita_id, 0)) <> (${menos.prospectoId}::bigint, ${menos.citaId ?? 0}::bigint)`.execute(
    tx,
  )
  return rows[0]?.total ?? 0
}
