import type { Role } from '@alerce/contract/operation'
import type { Tramo } from '@alerce/domain/acceso/actividad'
import { finDeSesion } from '@alerce/domain/acceso/vigencia'
import type { Db } from '../platform/db/database.ts'

/** A session with the person behind it, alive or not. Instants ISO. */
export interface Sesion {
  readonly id: number
  readonly csrf: string
  readonly usuarioId: number
  readonly rut: string
  readonly nombre: string
  readonly roles: Role[]
  readonly activo: boolean
  readonly debeCambiarClave: boolean
  readonly inicio: string
  readonly ultimaActividad: string
  readonly expira: string
  readonly motivoCierre: string | null
  readonly enlace: { readonly id: number; readonly asesorId: number; readonly revocado: string | null } | null
}

export async function buscarSesion(db: Db, tokenHash: Buffer): Promise<Sesion | null> {
  const row = await db
    .selectFrom('sesion')
    .innerJoin('usuario', 'usuario.id', 'sesion.usuario_id')
    .leftJoin('enlace_supervisor as enlace', 'enlace.id', 'sesion.enlace_id')
    .select(['sesion.id', 'csrf', 'usuario_id', 'creada', 'ultima_actividad', 'sesion.expira', 'motivo_cierre'])
    .select(['rut', 'nombres', 'apellido_paterno', 'roles', 'activo', 'debe_cambiar_clave'])
    .select(['enlace_id', 'asesor_id', 'revocado'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!row) return null
  const { enlace_id: enlaceId, asesor_id: asesorId, revocado } = row
  return {
    id: row.id,
    csrf: row.csrf,
    usuarioId: row.usuario_id,
    rut: row.rut,
    nombre: `${row.nombres} ${row.apellido_paterno}`,
    roles: row.roles as Role[],
    activo: row.activo,
    debeCambiarClave: row.debe_cambiar_clave,
    inicio: row.creada,
    ultimaActividad: row.ultima_actividad,
    expira: row.expira,
    motivoCierre: row.motivo_cierre,
    enlace: enlaceId !== null && asesorId !== null ? { id: enlaceId, asesorId, revocado } : null,
  }
}

/** Since when a session lives and when its user was last at work, or null. */
export async function buscarSesionPorId(
  db: Db,
  id: number,
): Promise<{ inicio: string; ultimaActividad: string } | null> {
  const row = await db
    .selectFrom('sesion')
    .select(['creada', 'ultima_actividad'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { inicio: row.creada, ultimaActividad: row.ultima_actividad } : null
}

/** Until when a supervisor's link lives, and for whom it opens a session. */
export async function buscarEnlace(db: Db, enlaceId: number): Promise<{ jefeId: number; expira: string } | null> {
  const row = await db
    .selectFrom('enlace_supervisor')
    .select(['jefe_id', 'expira'])
    .where('id', '=', enlaceId)
    .executeTakeFirst()
  return row ? { jefeId: row.jefe_id, expira: row.expira } : null
}

/** The stretches between login and last activity of a person's own sessions that reach past an instant. */
export async function tramosDesde(db: Db, usuarioId: number, desde: string): Promise<Tramo[]> {
  const rows = await db
    .selectFrom('sesion')
    .select(['creada', 'ultima_actividad'])
    .where('usuario_id', '=', usuarioId)
    .where('enlace_id', 'is', null)
    .where('ultima_actividad', '>=', desde)
    .execute()
  return rows.map((r) => ({ inicio: r.creada, termino: r.ultima_actividad }))
}

/** When a person last did something, or null. */
export async function ultimaActividad(db: Db, usuarioId: number): Promise<string | null> {
  const row = await db
    .selectFrom('sesion')
    .select((e) => e.fn.max('ultima_actividad').as('ultima'))
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst()
  return row?.ultima ?? null
}

/** An open session as its owner sees it. Instants ISO. */
export interface SesionPropia {
  readonly sesionId: number
  readonly inicio: string
  readonly ultimaActividad: string
  readonly ip: string
  readonly agente: string
}

/** The sessions of a person that still open something, the last used first; not those that a supervisor's link opened. */
export async function sesionesPropias(db: Db, usuarioId: number, ahora: string): Promise<SesionPropia[]> {
  const rows = await db
    .selectFrom('sesion')
    .select(['id as sesionId', 'creada as inicio', 'ultima_actividad as ultimaActividad', 'ip', 'agente'])
    .where('usuario_id', '=', usuarioId)
    .where('enlace_id', 'is', null)
    .where('cerrada', 'is', null)
    .where('expira', '>', ahora)
    .orderBy('ultima_actividad', 'desc')
    .orderBy('id', 'desc')
    .execute()
  // one whose time is over stays without a closing until somebody asks with it
  return rows.filter(({ inicio, ultimaActividad }) => !finDeSesion({ inicio, ultimaActividad, horas: 0 }, ahora))
}

/** Whose session it is, and whether a supervisor's link opened it; null: there is none. */
export async function duenoDeSesion(
  db: Db,
  sesionId: number,
): Promise<{ usuarioId: number; usuario: string; porEnlace: boolean } | null> {
  const row = await db
    .selectFrom('sesion')
    .innerJoin('usuario', 'usuario.id', 'sesion.usuario_id')
    .select(['usuario_id', 'usuario', 'enlace_id'])
    .where('sesion.id', '=', sesionId)
    .executeTakeFirst()
  return row ? { usuarioId: row.usuario_id, usuario: row.usuario, porEnlace: row.enlace_id !== null } : null
}
