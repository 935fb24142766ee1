import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { EvidenciaTable } from '../../../platform/db/tables/contrato.ts'

/** Keeps the sealed evidence of a sale with its papers; false where another did it first. */
export async function insertEvidencia(
  tx: Db,
  evidencia: Insertable<EvidenciaTable>,
  archivoIds: readonly number[],
): Promise<boolean> {
  const { declaracionId } = evidencia
  const nueva = await tx
    .insertInto('evidencia')
    .values(evidencia)
    .onConflict((c) => c.doNothing())
    .returning('declaracionId')
    .executeTakeFirst()
  if (!nueva) return false
  const filas = archivoIds.map((archivoId, orden) => ({ declaracionId, archivoId, orden }))
  if (filas.length > 0) await tx.insertInto('evidenciaArchivo').values(filas).execute()
  return true
}

/** Adds the time stamp: the answer of the authority, its instant (ISO) and name. */
export async function saveSello(
  tx: Db,
  declaracionId: number,
  sello: { readonly sello: Buffer; readonly sellada: string; readonly autoridad: string },
): Promise<void> {
  const donde = tx.updateTable('evidencia').set(sello).where('declaracionId', '=', declaracionId)
  await donde.where('sello', 'is', null).execute()
}

/** The authority did not stamp: it is asked again at `siguiente` (ISO instant). */
export async function postponeSello(tx: Db, declaracionId: number, siguiente: string): Promise<void> {
  await tx
    .updateTable('evidencia')
    .set((e) => ({ siguiente, intentos: e('intentos', '+', 1) }))
    .where('declaracionId', '=', declaracionId)
    .execute()
}
