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
    .select(['id', 'usuario', 'nombres', 'apellidoPaterno', 'rut', 'correo', 'claveHash', 'activo'])
    .where('id', '=', usuarioId)
    .executeTakeFirst()
  return row ?? null
}
