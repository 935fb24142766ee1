import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { publishAll } from '../../../avisos/repository.ts'
import type { Db } from '../../../platform/db/database.ts'

/** Cases that move to another advisor at an instant. */
export interface TraspasoDeCasos {
  readonly ids: readonly number[]
  readonly de: number
  readonly a: number
  /** Owner during a cover, with its last day (ISO); null: the new advisor. */
  readonly titular: { readonly id: number; readonly hasta: string } | null
  /** Whether their cards name the former advisor: yes, no, or unchanged. */
  readonly recibido: 'sí' | 'no' | 'igual'
  readonly en: string
}

const recibidos = {
  sí: ({ de, en }: TraspasoDeCasos) => sql`, recibido_de = ${de}, recibido_en = ${en}`,
  no: () => sql`, recibido_de = null, recibido_en = null`,
  igual: () => sql``,
} as const

/** Changes the advisor of cases; stores the registering and the selling advisor, once. */
export async function changeAsesor(tx: Db, cambio: TraspasoDeCasos): Promise<void> {
  const { ids, a, titular, recibido } = cambio
  await sql`update prospecto p set asesor_id = ${a},
      titular_id = ${titular?.id ?? null}, titular_hasta = ${titular?.hasta ?? null}${recibidos[recibido](cambio)},
      ingresado_por = coalesce(p.ingresado_por, p.asesor_id),
      vendido_por = coalesce(p.vendido_por, case when exists (
        select from declaracion d where d.prospecto_id = p.id and d.enviada_en is not null) then p.asesor_id end)
    where p.id = any(${ids}::bigint[])`.execute(tx)
}

type ManosDeCitas = Pick<TraspasoDeCasos, 'de' | 'a' | 'en'>

/**
 * Moves appointments without outcome; held ones stay with their advisor. One that overlaps in the new calendar is
 * permitted. Returns how many move, and how many future ones overlap. `cuales`: condition on the appointment `c`.
 */
async function moveCitasQue(tx: Db, { de, a, en }: ManosDeCitas, cuales: RawBuilder<unknown>) {
  const { rows } = await sql<{ tope: boolean }>`with suyas as (
      select c.id, exists (select from cita o where o.asesor_id = ${a} and not o.permite_tope
        and tstzrange(o.inicio, o.termino) && tstzrange(c.inicio, c.termino)) as tope
      from cita c where ${cuales} and c.asesor_id = ${de} and c.estado is null
    )
    update cita c set asesor_id = ${a}, permite_tope = c.permite_tope or s.tope from suyas s where s.id = c.id
    returning s.tope and c.termino > ${en}::timestamptz as tope`.execute(tx)
  return { citas: rows.length, topes: rows.filter(({ tope }) => tope).length }
}

/** Moves the appointments of cases. */
export async function moveCitas(
  tx: Db,
  { ids, de, a, en }: TraspasoDeCasos,
): Promise<{ citas: number; topes: number }> {
  const movidas = await moveCitasQue(tx, { de, a, en }, sql`c.prospecto_id = any(${ids}::bigint[])`)
  await sql`update cita_borrada set asesor_id = ${a}
    where prospecto_id = any(${ids}::bigint[]) and asesor_id = ${de} and estado is null`.execute(tx)
  return movidas
}

const libres = (tx: Db, asesorId: number) =>
  tx.updateTable('tarea').where('asesorId', '=', asesorId).where('prospectoId', 'is', null).where('hechaEn', 'is', null)

/** Moves what belongs to no case: bookings to come of clients who are no prospecto, and open tasks about nobody. */
export async function moveSueltas(tx: Db, { de, a, en }: ManosDeCitas): Promise<{ citas: number; tareas: number }> {
  const { citas } = await moveCitasQue(tx, { de, a, en }, sql`c.prospecto_id is null and c.termino > ${en}`)
  const { numUpdatedRows } = await libres(tx, de).set({ asesorId: a }).executeTakeFirstOrThrow()
  return { citas, tareas: Number(numUpdatedRows) }
}

/** Gives the bookings of an advisor back to them: each keeps with whom it was made. */
export async function returnReservas(tx: Db, { de, a, en }: ManosDeCitas): Promise<void> {
  const suyas = sql`exists (select from reserva r where r.cita_id = c.id and r.asesor_id = ${a})`
  const { citas } = await moveCitasQue(
    tx,
    { de, a, en },
    sql`c.prospecto_id is null and c.termino > ${en} and ${suyas}`,
  )
  if (citas > 0)
    await publishAll(
      tx,
      [de, a].map((asesorId) => ({ tema: 'agenda' as const, asesorId })),
    )
}

/** Closes the open tasks of an advisor about nobody: no one else will do them. */
export async function closeLibres(tx: Db, asesorId: number, hechaEn: string): Promise<void> {
  await libres(tx, asesorId).set({ hechaEn }).execute()
}

const suyo = (ids: readonly number[]) => sql<SqlBool>`prospecto_id = any(${ids}::bigint[])`

/**
 * Moves the pending matters of a case: postponed matters, open tasks, unread notifications, queued letters, acts that can be
 * undone.
 */
export async function movePendientes(tx: Db, { ids, de, a }: TraspasoDeCasos): Promise<void> {
  await tx.updateTable('asuntoPospuesto').set({ asesorId: a }).where(suyo(ids)).execute()
  await tx
    .updateTable('tarea')
    .set({ asesorId: a })
    .where(suyo(ids))
    .where('asesorId', '=', de)
    .where('hechaEn', 'is', null)
    .execute()
  await tx
    .updateTable('notificacion')
    .set({ usuarioId: a })
    .where(suyo(ids))
    .where('usuarioId', '=', de)
    .where('leida', 'is', null)
    // A request to a head of team, who may also be an advisor, stays
    .where('tipo', 'not in', ['solicitud', 'mencion'])
    .execute()
  await tx
    .updateTable('correo')
    .set({ asesorId: a })
    .where(suyo(ids))
    .where('asesorId', '=', de)
    .where('estado', 'in', ['pendiente', 'fallido'])
    .execute()
  await tx.deleteFrom('porDeshacer').where(suyo(ids)).where('usuarioId', '=', de).execute()
}

interface TraspasoNuevo {
  readonly deId: number
  readonly aId: number
  readonly motivo: string
  readonly porId: number | null
  readonly por: string
  readonly en: string
}

/** Inserts a transfer with its cases; returns its id. */
export async function insertTraspaso(tx: Db, nuevo: TraspasoNuevo, ids: readonly number[]): Promise<number> {
  const { id } = await tx.insertInto('traspaso').values(nuevo).returning('id').executeTakeFirstOrThrow()
  await sql`insert into traspaso_caso (traspaso_id, prospecto_id)
    select ${id}, caso from unnest(${ids}::bigint[]) caso`.execute(tx)
  return id
}

export async function markDeshecho(tx: Db, id: number, deshecho: string): Promise<void> {
  await tx.updateTable('traspaso').set({ deshecho }).where('id', '=', id).execute()
}
