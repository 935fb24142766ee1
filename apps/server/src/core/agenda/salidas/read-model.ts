import type { Db } from '../../../platform/db/database.ts'

/** The private calendar of a user, or null. */
export async function calendarioDe(tx: Db, usuarioId: number) {
  const row = await tx
    .selectFrom('calendario_privado')
    .select(['creado', 'leido'])
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst()
  return row ?? null
}

/** Whose calendar an address opens: an advisor who still works here, or null. */
export async function duenoDeLlave(tx: Db, llaveHash: Buffer): Promise<number | null> {
  const row = await tx
    .selectFrom('calendario_privado')
    .innerJoin('usuario', 'usuario.id', 'calendario_privado.usuario_id')
    .select('usuario.id')
    .where('llave_hash', '=', llaveHash)
    .where('usuario.activo', '=', true)
    .executeTakeFirst()
  return row?.id ?? null
}
