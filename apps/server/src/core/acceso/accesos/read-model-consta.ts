import type { Db } from '../../../platform/db/database.ts'
import type { Acceso } from './cadena.ts'

/** True when this look of a session is in the log already; with `desde` (ISO instant), from then on. */
export async function constaEnLaSesion(
  tx: Db,
  sesionId: number,
  { operacion, declaracionId, rechazado = false }: Pick<Acceso, 'operacion' | 'declaracionId' | 'rechazado'>,
  desde: string | null,
): Promise<boolean> {
  let query = tx
    .selectFrom('bitacoraAcceso')
    .select('id')
    .where('sesionId', '=', sesionId)
    .where('operacion', '=', operacion)
    .where('declaracionId', declaracionId === null ? 'is' : '=', declaracionId)
    .where('rechazado', '=', rechazado)
  if (desde !== null) query = query.where('en', '>', desde)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}
