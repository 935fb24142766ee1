import type { Db } from '../../../platform/db/database.ts'

/** The sealed draft of a form, unless it is older than an instant. */
export async function borradorDe(tx: Db, usuarioId: number, formulario: string, desde: string) {
  const row = await tx
    .selectFrom('borrador')
    .select(['contenido', 'actualizado'])
    .where('usuarioId', '=', usuarioId)
    .where('formulario', '=', formulario)
    .where('actualizado', '>=', desde)
    .executeTakeFirst()
  return row ?? null
}

/** All drafts of a person, sealed. */
export const borradoresDe = (tx: Db, usuarioId: number) =>
  tx
    .selectFrom('borrador')
    .select(['formulario', 'contenido', 'actualizado'])
    .where('usuarioId', '=', usuarioId)
    .execute()
