import type { Db } from '../../../platform/db/database.ts'

export async function guardar(
  tx: Db,
  borrador: { usuarioId: number; formulario: string; contenido: Buffer; claveId: string; ahora: string },
): Promise<void> {
  const cambio = { contenido: borrador.contenido, claveId: borrador.claveId, actualizado: borrador.ahora }
  await tx
    .insertInto('borrador')
    .values({ usuarioId: borrador.usuarioId, formulario: borrador.formulario, ...cambio })
    .onConflict((c) => c.columns(['usuarioId', 'formulario']).doUpdateSet(cambio))
    .execute()
}

export async function borrar(tx: Db, usuarioId: number, formulario: string): Promise<void> {
  await tx.deleteFrom('borrador').where('usuarioId', '=', usuarioId).where('formulario', '=', formulario).execute()
}

/** Drops everybody's drafts that were not touched since an instant. */
export async function purgar(tx: Db, antesDe: string): Promise<void> {
  await tx.deleteFrom('borrador').where('actualizado', '<', antesDe).execute()
}
