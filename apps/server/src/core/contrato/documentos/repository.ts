import type { TipoDeDocumento } from '@alerce/domain/contrato/documentos'
import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { CopiaFirmadaTable, DocumentoContratoTable } from '../../../platform/db/tables/contrato.ts'

export type DocumentoNuevo = Omit<Insertable<DocumentoContratoTable>, 'creado'>

/** Registers the papers that are not there yet; those in force stay as they are. */
export async function insertMissing(tx: Db, documentos: readonly DocumentoNuevo[], creado: string): Promise<void> {
  await tx
    .insertInto('documentoContrato')
    .values(documentos.map((documento) => ({ ...documento, creado })))
    .onConflict((c) => c.doNothing())
    .execute()
}

/** The papers of these types no longer stand: what they say has changed. */
export async function replace(tx: Db, declaracionId: number, tipos: readonly TipoDeDocumento[]): Promise<void> {
  await tx
    .updateTable('documentoContrato')
    .set({ reemplazado: true })
    .where('declaracionId', '=', declaracionId)
    .where('tipo', 'in', tipos)
    .execute()
}

/** Papers that were given up may be tried again. */
export async function retryFallidos(tx: Db, declaracionId: number): Promise<void> {
  await tx
    .updateTable('documentoContrato')
    .set({ estado: 'pendiente', intentos: 0 })
    .where('declaracionId', '=', declaracionId)
    .where('estado', '=', 'fallido')
    .where('reemplazado', '=', false)
    .execute()
}

/** Takes the row of a paper that is still to be issued; false when it was issued or replaced meanwhile. */
export async function takePendiente(tx: Db, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('documentoContrato')
    .select('id')
    .where('id', '=', id)
    .where('estado', '=', 'pendiente')
    .where('reemplazado', '=', false)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** `huellaImpresa`: at its foot, sixteen hex signs, or null. `emitido`: instant ISO. */
export async function markReady(
  tx: Db,
  id: number,
  papel: { archivoId: number; huellaImpresa: string | null; emitido: string },
): Promise<void> {
  await tx
    .updateTable('documentoContrato')
    .set({ estado: 'listo', ...papel })
    .where('id', '=', id)
    .execute()
}

export async function markFailure(
  tx: Db,
  id: number,
  fallo: { intentos: number; estado: 'pendiente' | 'fallido' },
): Promise<void> {
  await tx.updateTable('documentoContrato').set(fallo).where('id', '=', id).where('estado', '=', 'pendiente').execute()
}

/** The file of a paper is gone; null: it was never issued. */
export async function markEliminado(tx: Db, id: number, huella: string | null): Promise<void> {
  await tx
    .updateTable('documentoContrato')
    .set({ estado: 'eliminado', archivoId: null, huella, huellaImpresa: null })
    .where('id', '=', id)
    .execute()
}

/** Keeps the signed copy of a paper; false where another was kept at the same time. */
export async function saveCopiaFirmada(tx: Db, copia: Insertable<CopiaFirmadaTable>): Promise<boolean> {
  const nueva = await tx
    .insertInto('copiaFirmada')
    .values(copia)
    .onConflict((c) => c.doNothing())
    .returning('documentoId')
    .executeTakeFirst()
  return nueva !== undefined
}

export async function deleteCopiasFirmadas(tx: Db, documentoIds: readonly number[]): Promise<void> {
  if (documentoIds.length > 0) await tx.deleteFrom('copiaFirmada').where('documentoId', 'in', documentoIds).execute()
}

/** Forgets what was put together of the papers of a declaration; answers its files. */
export async function forgetReunidos(tx: Db, declaracionId: number): Promise<number[]> {
  const rows = await tx
    .deleteFrom('documentosReunidos')
    .where('declaracionId', '=', declaracionId)
    .returning('archivoId')
    .execute()
  return rows.map(({ archivoId }) => archivoId)
}
