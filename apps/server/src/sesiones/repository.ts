import { publicar } from '../avisos/repository.ts'
import type { Db } from '../platform/db/database.ts'

export interface SesionNueva {
  readonly tokenHash: Buffer
  readonly csrf: string
  readonly usuarioId: number
  readonly enlaceId: number | null
  readonly ahora: string
  readonly expira: string
  readonly ip: string
  readonly agente: string
}

export async function abrir(db: Db, s: SesionNueva): Promise<void> {
  await db
    .insertInto('sesion')
    .values({
      tokenHash: s.tokenHash,
      csrf: s.csrf,
      usuarioId: s.usuarioId,
      enlaceId: s.enlaceId,
      creada: s.ahora,
      ultimaActividad: s.ahora,
      expira: s.expira,
      ip: s.ip,
      agente: s.agente,
    })
    .execute()
}

export async function marcarActividad(db: Db, id: number, ahora: string): Promise<void> {
  await db.updateTable('sesion').set({ ultimaActividad: ahora }).where('id', '=', id).execute()
}

/** Which open sessions: one, all of a user (perhaps but one), or all of a link. */
export interface Cuales {
  readonly sesionId?: number
  readonly usuarioId?: number
  readonly excepto?: number
  readonly enlaceId?: number
}

/** Ends open sessions and tells their screens; answers how many. `motivo`: S, I, N, A (spec 1 §4) or our own. */
export async function cerrarSesiones(
  db: Db,
  { sesionId, usuarioId, excepto, enlaceId }: Cuales,
  motivo: string,
  ahora: string,
): Promise<number> {
  if (sesionId === undefined && usuarioId === undefined && enlaceId === undefined) return 0
  let query = db.updateTable('sesion').set({ cerrada: ahora, motivoCierre: motivo }).where('cerrada', 'is', null)
  if (sesionId !== undefined) query = query.where('id', '=', sesionId)
  if (usuarioId !== undefined) query = query.where('usuarioId', '=', usuarioId)
  if (excepto !== undefined) query = query.where('id', '<>', excepto)
  if (enlaceId !== undefined) query = query.where('enlaceId', '=', enlaceId)
  const closed = await query.returning('id').execute()
  for (const { id } of closed) await publicar(db, { tema: 'sesion', sesionId: id, motivo })
  return closed.length
}

export interface Registro {
  readonly usuarioId: number
  /** E entry; S, I, N, A exits (spec 1 §4). */
  readonly tipo: string
  readonly origen: string
  readonly en: string
  readonly ip: string
  readonly ipDeclarada: string | null
}

/** Keeps an entry or an exit of a person. */
export async function insertarRegistro(db: Db, registro: Registro): Promise<void> {
  const { usuarioId, ipDeclarada, ...rest } = registro
  await db
    .insertInto('registroAcceso')
    .values({ usuarioId, ipDeclarada, ...rest })
    .execute()
}
