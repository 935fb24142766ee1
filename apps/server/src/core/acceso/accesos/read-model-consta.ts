import type { Db } from '../../../platform/db/database.ts'
import type { Acceso } from './cadena.ts'

/** True when this look is in the log already since the session began. */
export async function constaEnLaSesion(
  tx: Db,
  sesionId: number,
  { actor, operacion, declaracionId }: Pick<Acceso, 'actor' | 'operacion' | 'declaracionId'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('bitacoraAcceso as b')
    .innerJoin('sesion as s', (join) => join.on('s.id', '=', sesionId))
    .select('b.id')
    .where('b.actor', '=', actor)
    .where('b.operacion', '=', operacion)
    .where('b.declaracionId', declaracionId === null ? 'is' : '=', declaracionId)
    .whereRef('b.en', '>=', 's.creada')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
