import type { Role } from '@alerce/contract/operation'
import type { Db } from '../../platform/db/database.ts'
import type { Tramo } from './actividad.ts'

export interface Usuario {
  readonly id: number
  readonly usuario: string
  readonly claveHash: string
  readonly rut: string
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly roles: Role[]
  readonly activo: boolean
}

async function buscar(tx: Db, column: 'id' | 'usuario' | 'rut', value: string | number): Promise<Usuario | null> {
  const row = await tx.selectFrom('usuario').selectAll().where(column, '=', value).executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    usuario: row.usuario,
    claveHash: row.clave_hash,
    rut: row.rut,
    nombres: row.nombres,
    apellidoPaterno: row.apellido_paterno,
    roles: row.roles as Role[],
    activo: row.activo,
  }
}

export const usuarioPorId = (tx: Db, id: number): Promise<Usuario | null> => buscar(tx, 'id', id)
export const usuarioPorNombre = (tx: Db, usuario: string): Promise<Usuario | null> => buscar(tx, 'usuario', usuario)
export const usuarioPorRut = (tx: Db, rut: string): Promise<Usuario | null> => buscar(tx, 'rut', rut)

/** The stretches between login and last activity of a person's sessions that reach past an instant. */
export async function tramosDesde(tx: Db, usuarioId: number, desde: string): Promise<Tramo[]> {
  const rows = await tx
    .selectFrom('sesion')
    .select(['creada', 'ultima_actividad'])
    .where('usuario_id', '=', usuarioId)
    .where('ultima_actividad', '>=', desde)
    .execute()
  return rows.map((r) => ({ inicio: r.creada, termino: r.ultima_actividad }))
}

/** When a person last did something, or null. */
export async function ultimaActividad(tx: Db, usuarioId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('sesion')
    .select((e) => e.fn.max('ultima_actividad').as('ultima'))
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst()
  return row?.ultima ?? null
}
