import type { DatosDeSuceso, SucesoElegible } from '@alerce/contract/catalogos/base/sucesos'
import { type RawBuilder, sql } from 'kysely'
import { type Db, deleteOldest } from '../../../platform/db/database.ts'

/** A change of a sale, as it is written for other systems. */
export interface SucesoDeVenta {
  readonly suceso: SucesoElegible
  readonly datos: DatosDeSuceso
}

/** Statement that writes a message for each address that is to be told of some changes, after the CTEs of its caller. */
export const entregasPara = (sucesos: readonly SucesoDeVenta[], ahora: string): RawBuilder<unknown> => sql`
  insert into entrega (suscripcion_id, suceso, datos, creada, proxima)
  select s.id, t.suceso, t.datos, ${ahora}::timestamptz, ${ahora}::timestamptz
  from suscripcion s
    join cliente_api c on c.id = s.cliente_id and c.activo
    join jsonb_to_recordset(${JSON.stringify(sucesos)}::jsonb) as t(suceso text, datos jsonb) on t.suceso = any(s.sucesos)
  where s.activa`

/** Writes the messages of some changes; returns how many there are. */
export async function insertEntregas(tx: Db, sucesos: readonly SucesoDeVenta[], ahora: string): Promise<number> {
  const { numAffectedRows } = await entregasPara(sucesos, ahora).execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Writes a test message for one address. */
export async function insertPrueba(tx: Db, suscripcionId: number, ahora: string): Promise<void> {
  await tx
    .insertInto('entrega')
    .values({ suscripcionId, suceso: 'prueba', datos: '{}', creada: ahora, proxima: ahora })
    .execute()
}

/** Queues a delivered or failed message again, under its same id; false: it is pending, or does not exist. */
export async function requeueEntrega(tx: Db, id: number, ahora: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('entrega')
    .set({ estado: 'pendiente', intentos: 0, proxima: ahora, error: null })
    .where('id', '=', id)
    .where('estado', '<>', 'pendiente')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A message taken for an attempt, with the address and the sealed secrets of its subscription. */
export interface EntregaTomada {
  readonly id: number
  readonly suscripcionId: number
  readonly clienteId: string
  readonly identidad: string
  readonly suceso: string
  readonly datos: DatosDeSuceso
  readonly creada: string
  readonly intentos: number
  readonly url: string
  readonly secreto: Buffer
  readonly secretoAnterior: Buffer | null
  readonly anteriorHasta: string | null
}

/**
 * Takes the messages that are due, a few of each address, so that one that answers slowly does not delay the others. They
 * are due again at `hasta`, in case this process ends before it has their replies.
 */
export async function takeEntregas(
  db: Db,
  { ahora, hasta, deCada }: { readonly ahora: string; readonly hasta: string; readonly deCada: number },
): Promise<EntregaTomada[]> {
  const { rows } = await sql<EntregaTomada>`
    update entrega e set proxima = ${hasta}
    from suscripcion s
    where s.id = e.suscripcion_id and e.id in (
      select due.id from suscripcion a
        join cliente_api c on c.id = a.cliente_id and c.activo,
        lateral (
          select p.id from entrega p
          where p.suscripcion_id = a.id and p.estado = 'pendiente' and p.proxima <= ${ahora}
          order by p.proxima limit ${deCada} for update skip locked
        ) due
      where a.activa)
    returning e.id, e.suscripcion_id, s.cliente_id, e.identidad, e.suceso, e.datos, e.creada, e.intentos, s.url,
      s.secreto, s.secreto_anterior, s.anterior_hasta`.execute(db)
  return rows
}

interface Intento {
  readonly intentos: number
  readonly en: string
  /** HTTP status of the reply; null: there was none. */
  readonly codigo: number | null
}

/** Keeps that a message was accepted; its address works again. The address is locked first: see markFallo. */
export async function markEntregada(
  tx: Db,
  { id, suscripcionId }: Pick<EntregaTomada, 'id' | 'suscripcionId'>,
  { intentos, en, codigo }: Intento,
): Promise<void> {
  await tx
    .updateTable('suscripcion')
    .set({ fallaDesde: null })
    .where('id', '=', suscripcionId)
    .where('fallaDesde', 'is not', null)
    .execute()
  await tx
    .updateTable('entrega')
    .set({ estado: 'entregada', intentos, intentada: en, codigo, error: null, proxima: null })
    .where('id', '=', id)
    .execute()
}

/**
 * Keeps a failed attempt. `proxima` null: the message has failed. Returns since when its address fails (ISO), null where
 * another one was saved meanwhile, and whether it is on. The address is locked before its messages, as switchOff does: else
 * two attempts could wait for each other.
 */
export async function markFallo(
  tx: Db,
  { id, suscripcionId, url }: Pick<EntregaTomada, 'id' | 'suscripcionId' | 'url'>,
  { intentos, en, codigo, error, proxima }: Intento & { readonly error: string; readonly proxima: string | null },
): Promise<{ readonly fallaDesde: string | null; readonly activa: boolean }> {
  const suscripcion = await tx
    .updateTable('suscripcion')
    .set({
      fallaDesde: sql<string | null>`case when url = ${url} then coalesce(falla_desde, ${en}) else falla_desde end`,
    })
    .where('id', '=', suscripcionId)
    .returning(['activa', sql<string | null>`case when url = ${url} then falla_desde end`.as('fallaDesde')])
    .executeTakeFirstOrThrow()
  const estado = proxima === null ? 'fallida' : 'pendiente'
  await tx
    .updateTable('entrega')
    .set({ estado, intentos, intentada: en, codigo, error, proxima })
    .where('id', '=', id)
    .execute()
  return suscripcion
}

/** Switches an address off. */
export async function switchOff(tx: Db, id: number, motivo: 'no responde' | 'ya no existe'): Promise<void> {
  await tx
    .updateTable('suscripcion')
    .set((e) => ({ activa: false, motivo, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Gives up the messages that wait for an address that is off: an administrator may send each again. */
export async function giveUpPendientes(tx: Db, suscripcionId: number): Promise<void> {
  await tx
    .updateTable('entrega')
    .set((e) => ({ estado: 'fallida', proxima: null, error: e.fn.coalesce('error', e.val('El webhook se desactivó')) }))
    .where('suscripcionId', '=', suscripcionId)
    .where('estado', '=', 'pendiente')
    .execute()
}

/** Deletes messages written before an instant (ISO). */
export const deleteEntregas = (db: Db, antesDe: string): Promise<void> =>
  deleteOldest(db, 'entrega', sql`creada < ${antesDe}`)
