import type { LugarDeCita } from '@alerce/domain/base/lugar-de-cita'
import type { PlazoDelDia } from '@alerce/domain/cartera/mi-dia/plazos'
import type { OrigenDeTarea } from '@alerce/domain/cartera/seguimiento/tarea'
import type { EstadoProspecto } from '@alerce/domain/postulacion/estado'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { unseen } from '../../../platform/db/one-plan.ts'

/** Prospect data of a matter of the day. */
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

/** Prospect data with its turn, as stored in its card. */
export interface FilaDeTurno extends FilaDelDia {
  readonly clase: string | null
  readonly paso: string
  readonly recordar: string | null
  readonly plazoDias: number | null
  /** Instant since which it is that turn. */
  readonly turnoDesde: string
  /** Text of the irregularity or rejection that stops it. */
  readonly motivo: string | null
}

const persona = sql`p.id as "prospectoId", p.nombres, p.apellido_paterno as "apellidoPaterno",
  p.apellido_materno as "apellidoMaterno", p.estado, p.folio_ds as "folioDS", p.celular as telefono`
const fila = sql`${persona}, p.asesor_id as "asesorId"`

const turno = sql`t.clase, t.paso, t.recordar, t.plazo_dias as "plazoDias", t.desde as "turnoDesde",
  case when t.por_corregir then (select e.descripcion from irregularidad i
      join irregularidad_detalle e using (codigo, detalle)
      where i.prospecto_id = p.id and i.cerrada_en is null and i.corregida_en is null order by i.abierta_en limit 1)
    when t.rechazada then (select r.glosa from declaracion d
      join rechazo_autenticacion r on r.declaracion_id = d.id
      where d.prospecto_id = p.id and d.viva and r.levantado_en is null and r.anulado_en is null
      order by r.en limit 1) end as motivo`

/** The stretches as rows, each with its group and position from 1. */
const filasDe = (plazos: readonly PlazoDelDia[]) => sql`unnest(
    ${unseen(
      plazos.map(({ clase }) => clase),
      'text[]',
    )},
    ${unseen(
      plazos.map(({ grupo }) => grupo),
      'text[]',
    )},
    ${unseen(
      plazos.map(({ desde }) => desde ?? '-infinity'),
      'timestamptz[]',
    )},
    ${unseen(
      plazos.map(({ hasta }) => hasta ?? 'infinity'),
      'timestamptz[]',
    )}
  ) with ordinality z(clase, grupo, desde, hasta, lugar)`

const todo = sql`true`
const enElPlazo = sql`t.clase = z.clase and t.desde >= z.desde and t.desde < z.hasta`

/** Cursor of a page: the last matter read. A task about nobody has no prospect. */
export interface LugarDeAsunto {
  readonly desde: string
  readonly prospectoId: number | null
  readonly citaId: number | null
  readonly tareaId: number | null
}

/** Part of a source: size and position. */
export interface Tramo {
  /** Ids to leave out, because they are shown elsewhere. */
  readonly menos: readonly number[]
  readonly limite: number
  readonly tras: LugarDeAsunto | null
}

export interface FilaDePlazo extends FilaDeTurno {
  /** Position of its stretch in the list, from 1. */
  readonly lugar: number
}

interface CasosDelDia {
  /** Oldest cases of each group. */
  readonly filas: readonly FilaDePlazo[]
  /** Number of cards of each stretch, by position, up to a limit. */
  readonly totales: ReadonlyMap<number, number>
}

/**
 * Oldest cases of each group, and counts of each stretch up to `contados` (0: no count). The index has this order and
 * gives the counts; only shown rows are read.
 */
export async function casosDelDia(
  tx: Db,
  asesores: readonly number[],
  plazos: readonly PlazoDelDia[],
  { menos, limite, tras, contados }: Tramo & { readonly contados: number },
): Promise<CasosDelDia> {
  const despues = tras
    ? sql`(t.desde, t.prospecto_id) > (${tras.desde}::timestamptz, ${tras.prospectoId ?? 0}::bigint)`
    : todo
  const { rows } = await sql<(FilaDePlazo | { prospectoId: null; lugar: number }) & { total: number }>`with z as (
      select z.*, (select count(*) from (
        select from tarjeta t where t.asesor_id = any(${unseen(asesores, 'bigint[]')}) and ${enElPlazo} limit ${contados}
      ) q) as total from ${filasDe(plazos)}
    ), q as (
      select z.lugar, u.*, row_number() over (partition by z.grupo order by u.desde, u.prospecto_id) as orden from z
      cross join unnest(${unseen(asesores, 'bigint[]')}) a(id)
      cross join lateral (
        select t.prospecto_id, t.desde from tarjeta t
        where t.asesor_id = a.id and ${enElPlazo} and ${despues} and t.prospecto_id <> all(${unseen(menos, 'bigint[]')})
        order by t.desde, t.prospecto_id limit ${limite}
      ) u
    )
    select z.lugar, z.total, ${fila}, ${turno} from z left join q on q.lugar = z.lugar and q.orden <= ${limite}
    left join tarjeta t on t.prospecto_id = q.prospecto_id left join prospecto p on p.id = q.prospecto_id`.execute(tx)
  return {
    filas: rows.filter((row) => row.prospectoId !== null),
    totales: new Map(rows.map(({ lugar, total }) => [lugar, total])),
  }
}

/** Stored turn of a prospect. */
export async function turnoGuardado(tx: Db, prospectoId: number): Promise<Pick<FilaDeTurno, 'clase' | 'turnoDesde'>> {
  return await tx
    .selectFrom('tarjeta')
    .select(['clase', 'desde as turnoDesde'])
    .where('prospectoId', '=', prospectoId)
    .executeTakeFirstOrThrow()
}

/** Appointment without outcome. */
export interface CitaAbierta extends FilaDelDia {
  readonly citaId: number
  readonly inicio: string
  readonly termino: string
}

export interface CitaPendiente extends CitaAbierta, LugarDeCita {
  /** Total of such appointments: ended, or not ended. */
  readonly total: number
}

/** Appointment that a client booked who is no prospect yet. */
export interface CitaSinProspecto extends SinPersona, LugarDeCita {
  readonly citaId: number
  readonly tareaId: null
  readonly asesorId: number
  readonly prospectoId: null
  /** Sealed data of the client; null: forgotten. */
  readonly textoSellado: Buffer | null
  readonly inicio: string
  readonly termino: string
  /** Total of such appointments: ended, or not ended. */
  readonly total: number
}

/** Open task of an advisor; without a prospect, it is about nobody. */
export interface TareaPendiente extends SinPersona {
  readonly citaId: null
  readonly tareaId: number
  readonly asesorId: number
  readonly inicio: string
  readonly conHora: boolean
  readonly origen: OrigenDeTarea
  /** Sealed; null: a next try. */
  readonly textoSellado: Buffer | null
  /** Made by the machine for a date of a contract. */
  readonly deContrato: boolean
  readonly total: number
}

type SinPersona = { readonly [K in keyof FilaDelDia]: FilaDelDia[K] | null }

interface TramoDeCitas extends Tramo {
  readonly ahora: string
  /** Beginning and end of the day. */
  readonly desde: string
  readonly hasta: string
}

type Fechado = (CitaPendiente & { readonly tareaId: null }) | CitaSinProspecto | TareaPendiente

/**
 * Appointments without outcome and open tasks that begin before an instant: the first of those whose time is over and
 * the first of the others, in one order. An appointment is over at its end, a task with its day. Blocked persons have
 * no tasks.
 */
export async function fechadosSinCerrar(
  tx: Db,
  asesores: readonly number[],
  { ahora, desde, hasta, limite, menos, tras }: TramoDeCitas,
): Promise<readonly Fechado[]> {
  const despues = tras
    ? sql`(inicio, coalesce(prospecto_id, 0), coalesce(cita_id, 0), coalesce(tarea_id, 0)) > (${tras.desde}::timestamptz,
        ${tras.prospectoId ?? 0}::bigint, ${tras.citaId ?? 0}::bigint, ${tras.tareaId ?? 0}::bigint)`
    : todo
  const orden = sql`inicio, coalesce(prospecto_id, 0), coalesce(cita_id, 0), coalesce(tarea_id, 0)`
  const { rows } = await sql<Fechado>`select c.cita_id as "citaId", c.tarea_id as "tareaId", c.asesor_id as "asesorId",
      c.inicio, c.termino, c.con_hora as "conHora", c.origen, c.texto as "textoSellado", c.de_contrato as "deContrato",
      c.total, coalesce(t.lugar, '') as lugar, coalesce(t.minutos, 0) as traslado, ${persona} from (
      select *, count(*) over parte as total, row_number() over (parte order by ${orden}) as lugar from (
        select id as cita_id, null::bigint as tarea_id, asesor_id, prospecto_id, inicio, termino,
          termino <= ${ahora}::timestamptz as pasada, true as con_hora, null as origen,
          case when prospecto_id is null then (select r.datos from reserva r where r.cita_id = cita.id) end as texto,
          false as de_contrato
        from cita where asesor_id = any(${unseen(asesores, 'bigint[]')}) and estado is null and inicio < ${hasta}::timestamptz
          and id <> all(${unseen(menos, 'bigint[]')})
        union all
        select null, id, asesor_id, prospecto_id, momento, momento, momento < ${desde}::timestamptz, con_hora, origen, texto,
          clave is not null
        from tarea where asesor_id = any(${unseen(asesores, 'bigint[]')}) and hecha_en is null and momento < ${hasta}::timestamptz
          and not exists (select from prospecto b where b.id = tarea.prospecto_id and b.bloqueado)
      ) f where ${despues}
      window parte as (partition by pasada)
    ) c left join prospecto p on p.id = c.prospecto_id
    left join traslado_cita t (de_cita, lugar, minutos) on t.de_cita = c.cita_id
    where c.lugar <= ${limite} order by ${orden}`.execute(tx)
  return rows
}

export interface FilaPospuesta extends FilaDeTurno {
  /** Postponed appointment without outcome; null: the case itself. */
  readonly cita: { readonly id: number; readonly inicio: string; readonly termino: string } | null
  /** Instant of the matter when it was postponed. */
  readonly desde: string
  /** ISO day. */
  readonly vuelve: string
}

/**
 * Matters postponed beyond a day by these advisors, in their own cases. The caller checks that each is still the same.
 */
export async function pospuestosDe(
  tx: Db,
  asesores: readonly number[],
  hoy: string,
): Promise<readonly FilaPospuesta[]> {
  const { rows } = await sql<Omit<FilaPospuesta, 'cita'> & { citaId: number | null; inicio: string; termino: string }>`
    select ${fila}, ${turno}, x.desde, x.vuelve, c.id as "citaId", c.inicio, c.termino
    from asunto_pospuesto x join prospecto p on p.id = x.prospecto_id and p.asesor_id = x.asesor_id
    join tarjeta t on t.prospecto_id = p.id
    left join cita c on c.id = x.cita_id
    where x.asesor_id = any(${unseen(asesores, 'bigint[]')}) and x.vuelve > ${hoy}::date and (x.cita_id is null or c.estado is null)
    order by x.vuelve, x.desde, x.id`.execute(tx)
  return rows.map(({ citaId, inicio, termino, ...row }) => ({
    ...row,
    cita: citaId === null ? null : { id: citaId, inicio, termino },
  }))
}

/** Appointment of that prospect without outcome. */
export async function citaAbierta(tx: Db, citaId: number, prospectoId: number): Promise<CitaAbierta | null> {
  const { rows } = await sql<CitaAbierta>`select c.id as "citaId", c.inicio, c.termino, ${fila}
    from cita c join prospecto p on p.id = c.prospecto_id
    where c.id = ${citaId} and c.prospecto_id = ${prospectoId} and c.estado is null`.execute(tx)
  return rows[0] ?? null
}
