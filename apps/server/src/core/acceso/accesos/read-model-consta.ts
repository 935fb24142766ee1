import type { Db } from '../../../platform/db/database.ts'
import type { Acceso, Vista } from './cadena.ts'

/** True when a session has this look in the log already, at this step of the evaluation. */
export async function constaEnLaSesion(
  tx: Db,
  { operacion, declaracionId, rechazado = false }: Pick<Acceso, 'operacion' | 'declaracionId' | 'rechazado'>,
  { sesionId, paso }: Vista,
): Promise<boolean> {
  const found = await tx
    .selectFrom('bitacoraAcceso')
    .select('id')
    .where('sesionId', '=', sesionId)
    .where('operacion', '=', operacion)
    .where('declaracionId', 'is not distinct from', declaracionId)
    .where('paso', 'is not distinct from', paso)
    .where('rechazado', '=', rechazado)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
