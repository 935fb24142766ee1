import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { EnvioFirmadoTable, PapelFirmadoTable } from '../../../platform/db/tables/contrato.ts'

/** Upserts the signed file of an issued paper; returns the replaced file id, or null. */
export async function setFirmado(
  tx: Db,
  firmado: Omit<Insertable<PapelFirmadoTable>, 'devueltoEn'>,
): Promise<number | null> {
  const antes = await tx
    .deleteFrom('papelFirmado')
    .where('documentoId', '=', firmado.documentoId)
    .returning('archivoId')
    .executeTakeFirst()
  await tx
    .insertInto('papelFirmado')
    .values({ ...firmado, devueltoEn: null })
    .execute()
  return antes?.archivoId ?? null
}

export async function insertEnvio(
  tx: Db,
  envio: Pick<Insertable<EnvioFirmadoTable>, 'declaracionId' | 'enviadoPor' | 'enviadoEn'>,
): Promise<void> {
  await tx
    .insertInto('envioFirmado')
    .values({ ...envio, decision: null, motivo: null, resueltoPor: null, resueltoEn: null })
    .execute()
}

interface Decision {
  readonly decision: 'aceptado' | 'devuelto'
  readonly motivo: string | null
  readonly por: string
  readonly en: string
}

/** Saves the decision of the desk on the waiting delivery. */
export async function resolveEnvio(
  tx: Db,
  declaracionId: number,
  { decision, motivo, por, en }: Decision,
): Promise<void> {
  await tx
    .updateTable('envioFirmado')
    .set({ decision, motivo, resueltoPor: por, resueltoEn: en })
    .where('declaracionId', '=', declaracionId)
    .where('decision', 'is', null)
    .execute()
}

/** Marks the signed files of these papers as returned by the desk. */
export async function markDevueltos(tx: Db, documentoIds: readonly number[], en: string): Promise<void> {
  await tx.updateTable('papelFirmado').set({ devueltoEn: en }).where('documentoId', 'in', documentoIds).execute()
}

/** Deletes the signed files of these papers; returns their file ids. */
export async function removeFirmados(tx: Db, documentoIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .deleteFrom('papelFirmado')
    .where('documentoId', 'in', documentoIds)
    .returning('archivoId')
    .execute()
  return rows.map(({ archivoId }) => archivoId)
}
