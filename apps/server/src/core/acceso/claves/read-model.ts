import type { DuenoDeClave } from '@alerce/domain/acceso/clave'
import type { Db } from '../../../platform/db/database.ts'

/** Whose password it is, and where to tell them of a change. */
export interface Dueno extends DuenoDeClave {
  readonly id: number
  readonly correo: string
  readonly claveHash: string
  readonly activo: boolean
}

export async function buscarDueno(tx: Db, usuarioId: number): Promise<Dueno | null> {
  const row = await tx
    .selectFrom('usuario')
    .select(['id', 'usuario', 'nombres', 'apellido_paterno', 'rut', 'correo', 'clave_hash', 'activo'])
    .where('id', '=', usuarioId)
    .executeTakeFirst()
  if (!row) return null
  const { apellido_paterno: apellidoPaterno, clave_hash: claveHash, ...rest } = row
  return { ...rest, apellidoPaterno, claveHash }
}
