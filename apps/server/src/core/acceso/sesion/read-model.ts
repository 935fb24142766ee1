import type { Role } from '@alerce/contract/operation'
import type { Db } from '../../../platform/db/database.ts'

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
