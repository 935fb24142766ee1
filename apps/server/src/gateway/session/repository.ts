import type { Role } from '@alerce/contract/operation'
import type { Db } from '../../platform/db/database.ts'

export interface SesionViva {
  readonly id: number
  readonly csrf: string
  readonly usuarioId: number
  readonly rut: string
  readonly nombre: string
  readonly roles: Role[]
  readonly ultimaActividad: string
}

export async function abrir(
  db: Db,
  s: { tokenHash: Buffer; csrf: string; usuarioId: number; ahora: string; expira: string; ip: string; agente: string },
): Promise<void> {
  await db
    .insertInto('sesion')
    .values({
      token_hash: s.tokenHash,
      csrf: s.csrf,
      usuario_id: s.usuarioId,
      creada: s.ahora,
      ultima_actividad: s.ahora,
      expira: s.expira,
      ip: s.ip,
      agente: s.agente,
    })
    .execute()
}

export async function buscarViva(db: Db, tokenHash: Buffer, ahora: string): Promise<SesionViva | null> {
  const row = await db
    .selectFrom('sesion')
    .innerJoin('usuario', 'usuario.id', 'sesion.usuario_id')
    .select(['sesion.id', 'csrf', 'usuario_id', 'ultima_actividad', 'rut', 'nombres', 'apellido_paterno', 'roles'])
    .where('token_hash', '=', tokenHash)
    .where('cerrada', 'is', null)
    .where('expira', '>', ahora)
    .where('activo', '=', true)
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    csrf: row.csrf,
    usuarioId: row.usuario_id,
    rut: row.rut,
    nombre: `${row.nombres} ${row.apellido_paterno}`,
    roles: row.roles as Role[],
    ultimaActividad: row.ultima_actividad,
  }
}

export async function marcarActividad(db: Db, id: number, ahora: string): Promise<void> {
  await db.updateTable('sesion').set({ ultima_actividad: ahora }).where('id', '=', id).execute()
}

export async function cerrar(db: Db, id: number, ahora: string, motivo: string): Promise<void> {
  await db
    .updateTable('sesion')
    .set({ cerrada: ahora, motivo_cierre: motivo })
    .where('id', '=', id)
    .where('cerrada', 'is', null)
    .execute()
}
