import type { Db } from '../../../platform/db/database.ts'
import type { Acceso } from './cadena.ts'

/** True when this look of a session is in the log already. */
export async function constaEnLaSesion(
  tx: Db,
  sesionId: number,
  { operacion, declaracionId }: Pick<Acceso, 'operacion' | 'declaracionId'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('bitacoraAcceso')
    .select('id')
    .where('sesionId', '=', sesionId)
    .where('operacion', '=', operacion)
    .where('declaracionId', declaracionId === null ? 'is' : '=', declaracionId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
