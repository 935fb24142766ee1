import type { Db } from '../../../platform/db/database.ts'

/** Private calendar of a user, or null. */
export async function calendarioDe(tx: Db, usuarioId: number) {
  const row = await tx
    .selectFrom('calendarioPrivado')
    .select(['creado', 'leido'])
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst()
  return row ?? null
}

/** Active advisor whose private calendar this key opens, or null. */
export async function duenoDeLlave(tx: Db, llaveHash: Buffer): Promise<number | null> {
  const row = await tx
    .selectFrom('calendarioPrivado')
    .innerJoin('usuario', 'usuario.id', 'calendarioPrivado.usuarioId')
    .select('usuario.id')
    .where('llaveHash', '=', llaveHash)
    .where('usuario.activo', '=', true)
    .executeTakeFirst()
  return row?.id ?? null
}
