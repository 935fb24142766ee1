import type { Db } from '../../../platform/db/database.ts'
import { certificadosGuardados } from './read-model.ts'
import { insertCopias } from './repository.ts'

/** Copies the valid certificates of another prospect, linked to its own documents (by the other's ids). */
export async function copyCertificados(
  tx: Db,
  de: number,
  prospectoId: number,
  documentos: ReadonlyMap<number, number>,
): Promise<void> {
  const guardados = await certificadosGuardados(tx, de)
  await insertCopias(
    tx,
    guardados.map(({ id: _, documentoId, ...leido }) => ({
      ...leido,
      prospectoId,
      documentoId: documentoId === null ? null : (documentos.get(documentoId) ?? null),
    })),
  )
}
