import { type Insertable, sql } from 'kysely'
import { publish } from '../avisos/repository.ts'
import { type Db, deleteOldest, inBatches } from '../platform/db/database.ts'
import type { RegistroAccesoTable, SesionTable } from '../platform/db/tables/acceso.ts'

type SesionNueva = Omit<Insertable<SesionTable>, 'ultimaActividad'>

export async function openSesion(db: Db, sesion: SesionNueva): Promise<void> {
  await db
    .insertInto('sesion')
    .values({ ...sesion, ultimaActividad: sesion.creada })
    .execute()
  await publish(db, { tema: 'sesiones', usuarioId: sesion.usuarioId })
}

export async function markActividad(db: Db, id: number, ahora: string): Promise<void> {
  await db.updateTable('sesion').set({ ultimaActividad: ahora }).where('id', '=', id).execute()
}

/** Filter of open sessions: one, all of a user (except one), or all of a link. */
interface FiltroDeSesiones {
  readonly sesionId?: number
  readonly usuarioId?: number
  readonly excepto?: number
  readonly enlaceId?: number
}

/**
 * Ends open sessions and notifies their screens; returns the number ended. `motivo`: S, I, N, A (spec 1 §4) or our own.
 */
export async function closeSesiones(
  db: Db,
  { sesionId, usuarioId, excepto, enlaceId }: FiltroDeSesiones,
  motivo: string,
  ahora: string,
): Promise<number> {
  if (sesionId === undefined && usuarioId === undefined && enlaceId === undefined) return 0
  let query = db.updateTable('sesion').set({ cerrada: ahora, motivoCierre: motivo }).where('cerrada', 'is', null)
  if (sesionId !== undefined) query = query.where('id', '=', sesionId)
  if (usuarioId !== undefined) query = query.where('usuarioId', '=', usuarioId)
  if (excepto !== undefined) query = query.where('id', '<>', excepto)
  if (enlaceId !== undefined) query = query.where('enlaceId', '=', enlaceId)
  const closed = await query.returning(['id', 'usuarioId as deQuien']).execute()
  for (const { id } of closed) await publish(db, { tema: 'sesion', sesionId: id, motivo })
  for (const deQuien of new Set(closed.map((una) => una.deQuien)))
    await publish(db, { tema: 'sesiones', usuarioId: deQuien })
  return closed.length
}

/** Schedules the end of a session; an earlier scheduled end stays. Null: already over. */
export async function scheduleCierre(db: Db, id: number, cierraEn: string): Promise<string | null> {
  const row = await db
    .updateTable('sesion')
    .set((e) => ({ cierraEn: e.fn.coalesce('cierraEn', e.val(cierraEn)) }))
    .where('id', '=', id)
    .where('cerrada', 'is', null)
    .returning(['cierraEn', 'usuarioId'])
    .executeTakeFirst()
  if (row) await publish(db, { tema: 'sesiones', usuarioId: row.usuarioId })
  return row?.cierraEn ?? null
}

/** Cancels the scheduled end of a session; false: already over. */
export async function keep(db: Db, id: number, ahora: string): Promise<boolean> {
  const row = await db
    .updateTable('sesion')
    .set({ cierraEn: null })
    .where('id', '=', id)
    .where('cerrada', 'is', null)
    .where('cierraEn', '>', ahora)
    .returning('usuarioId')
    .executeTakeFirst()
  if (row) await publish(db, { tema: 'sesiones', usuarioId: row.usuarioId })
  return row !== undefined
}

/** `tipo`: E entry; S, I, N, A exits (spec 1 §4). */
type RegistroDeAcceso = Insertable<RegistroAccesoTable>

/** Records an entry or an exit of a person. */
export async function insertRegistro(db: Db, registro: RegistroDeAcceso): Promise<void> {
  await db.insertInto('registroAcceso').values(registro).execute()
  await publish(db, { tema: 'sesiones', usuarioId: registro.usuarioId })
}

/**
 * Deletes old sessions and their records, up to an instant; the last session of each user stays, as the date of the
 * last login.
 */
export async function forgetSesiones(db: Db, hasta: string): Promise<void> {
  await deleteOldest(db, 'registroAcceso', sql`en < ${hasta}`)
  await inBatches((filas) =>
    sql`delete from sesion where id in (
      select s.id from sesion s
      join (select usuario_id, max(id) as id from sesion group by usuario_id) ultima on ultima.usuario_id = s.usuario_id
      where s.expira < ${hasta} and s.id < ultima.id limit ${filas})`.execute(db),
  )
}
