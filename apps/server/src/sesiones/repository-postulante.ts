import { type Insertable, sql } from 'kysely'
import { type Db, deleteInBatches } from '../platform/db/database.ts'
import type { SesionPostulanteTable } from '../platform/db/tables/declaracion.ts'
import { esDeSuAsesor } from './read-model.ts'

type SesionDePostulanteNueva = Pick<
  Insertable<SesionPostulanteTable>,
  'declaracionId' | 'tokenHash' | 'creada' | 'expira' | 'ip' | 'agente'
>

/** Delivery method of the last used access code; null: no code was stored. */
const codigoDeEntrada = async (db: Db, declaracionId: number) =>
  (await db
    .selectFrom('codigoPostulante as c')
    .leftJoin('correo as m', 'm.id', 'c.correoId')
    .select(['c.correo', 'c.creado as codigoPedido', 'm.enviado as codigoEntregado', 'm.identidad as codigoCarta'])
    .where('c.declaracionId', '=', declaracionId)
    .where('c.uso', '=', 'entrada')
    .where('c.usado', 'is not', null)
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null

/** Opens a session, and ends those of the same applicant on other devices. */
export async function openDePostulante(db: Db, sesion: SesionDePostulanteNueva): Promise<void> {
  await db
    .updateTable('sesionPostulante')
    .set({ cerrada: sesion.creada })
    .where('declaracionId', '=', sesion.declaracionId)
    .where('cerrada', 'is', null)
    .execute()
  const { declaracionId, ip, creada: ahora } = sesion
  const conexionDelAsesor = await esDeSuAsesor(db, { declaracionId, ip, ahora })
  const prueba = { ...(await codigoDeEntrada(db, declaracionId)), conexionDelAsesor }
  await db
    .insertInto('sesionPostulante')
    .values({ ...sesion, ...prueba, ultimaActividad: ahora, cerrada: null })
    .execute()
}

/** A session not closed yet. Instants ISO. */
interface SesionDePostulante {
  readonly id: number
  readonly declaracionId: number
  readonly ultimaActividad: string
  readonly expira: string
}

export async function findDePostulante(db: Db, tokenHash: Buffer): Promise<SesionDePostulante | null> {
  const row = await db
    .selectFrom('sesionPostulante')
    .select(['id', 'declaracionId', 'ultimaActividad', 'expira'])
    .where('tokenHash', '=', tokenHash)
    .where('cerrada', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export async function markSeen(db: Db, id: number, ahora: string): Promise<void> {
  await db.updateTable('sesionPostulante').set({ ultimaActividad: ahora }).where('id', '=', id).execute()
}

export async function closeDePostulante(db: Db, id: number, ahora: string): Promise<void> {
  await db.updateTable('sesionPostulante').set({ cerrada: ahora }).where('id', '=', id).execute()
}

/** Last activity of the applicant of a declaration, or null. */
export async function vistoPorUltimaVez(db: Db, declaracionId: number): Promise<string | null> {
  const row = await db
    .selectFrom('sesionPostulante')
    .select((e) => e.fn.max('ultimaActividad').as('ultima'))
    .where('declaracionId', '=', declaracionId)
    .executeTakeFirst()
  return row?.ultima ?? null
}

/**
 * Deletes sessions of applicants. After a purge of health data: the earlier ones. After a contract: those before
 * `hasta`, once its evidence contains them. Open sales keep theirs, as proof of the signer.
 */
export const forgetDePostulantes = (db: Db, hasta: string): Promise<void> =>
  deleteInBatches(
    db,
    'sesionPostulante',
    sql`exists (select 1 from declaracion d
        where d.id = sesion_postulante.declaracion_id and d.purgada_en > sesion_postulante.expira)
      or (expira < ${hasta}
        and exists (select 1 from evidencia e where e.declaracion_id = sesion_postulante.declaracion_id))`,
  )
