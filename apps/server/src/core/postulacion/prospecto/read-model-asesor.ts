import { nombreCorto } from '@alerce/domain/base/persona/nombre'
import type { Db } from '../../../platform/db/database.ts'

/** Who answers for a sale, and where. `telefono`: nine national figures, '' where none was given. */
export interface AsesorDeVenta {
  readonly nombre: string
  readonly correo: string
  readonly telefono: string
}

/** How a user is reached. */
export async function contactoDe(tx: Db, usuarioId: number): Promise<AsesorDeVenta> {
  const { correo, telefono, ...row } = await tx
    .selectFrom('usuario')
    .select(['nombres', 'apellidoPaterno', 'correo', 'telefono'])
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow()
  return { nombre: nombreCorto(row), correo, telefono }
}
