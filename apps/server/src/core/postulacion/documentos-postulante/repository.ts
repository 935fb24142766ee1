import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { DocumentoProspectoTable } from '../../../platform/db/tables/postulacion.ts'

export async function insertDocumento(tx: Db, documento: Insertable<DocumentoProspectoTable>): Promise<void> {
  await tx.insertInto('documentoProspecto').values(documento).execute()
}

/** Marks a document as deleted, or restores it (null). */
export async function markRetirado(
  tx: Db,
  id: number,
  retiro: { readonly en: string; readonly por: string } | null,
): Promise<void> {
  await tx
    .updateTable('documentoProspecto')
    .set({ retirado: retiro?.en ?? null, retiradoPor: retiro?.por ?? null })
    .where('id', '=', id)
    .execute()
}

/** Deletes documents for good, with their certificates; returns their files. */
export async function deleteRetirados(tx: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  await tx.deleteFrom('certificado').where('documentoId', 'in', ids).execute()
  const borrados = await tx.deleteFrom('documentoProspecto').where('id', 'in', ids).returning('archivoId').execute()
  return borrados.map(({ archivoId }) => archivoId)
}
