import type { Db } from '../../../../platform/db/database.ts'

interface TomaNueva {
  readonly declaracionId: number
  readonly usuarioId: number
  readonly asignadaPor: string | null
  /** ISO instant. */
  readonly ahora: string
}

/** Assigns a case to a user, replacing any former holder. */
export async function saveToma(tx: Db, { ahora, ...toma }: TomaNueva): Promise<void> {
  const values = { ...toma, desde: ahora, activa: ahora }
  await tx
    .insertInto('tomaCaso')
    .values(values)
    .onConflict((conflict) => conflict.column('declaracionId').doUpdateSet(values))
    .execute()
}

/** Renews the last activity of a taken case. */
export async function consumeToma(tx: Db, declaracionId: number, usuarioId: number, ahora: string): Promise<void> {
  await tx
    .updateTable('tomaCaso')
    .set({ activa: ahora })
    .where('declaracionId', '=', declaracionId)
    .where('usuarioId', '=', usuarioId)
    .execute()
}

/** Releases a case; with `usuarioId`, only if that user holds it. Returns the former holder and its start, or null. */
export async function deleteToma(tx: Db, declaracionId: number, usuarioId?: number) {
  let query = tx.deleteFrom('tomaCaso').where('declaracionId', '=', declaracionId)
  if (usuarioId !== undefined) query = query.where('usuarioId', '=', usuarioId)
  return (await query.returning(['usuarioId', 'desde']).executeTakeFirst()) ?? null
}
