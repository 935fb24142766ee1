import type { Db } from '../../../platform/db/database.ts'
import type { TipoDeDocumento } from './read-model.ts'

export interface DocumentoNuevo {
  readonly declaracionId: number
  readonly tipo: TipoDeDocumento
  readonly empleadorId: number | null
  readonly nombre: string
}

/** Registers the papers that are not there yet; those in force stay as they are. */
export async function insertarFaltantes(tx: Db, documentos: readonly DocumentoNuevo[], creado: string): Promise<void> {
  const rows = documentos.map((d) => ({
    declaracion_id: d.declaracionId,
    tipo: d.tipo,
    empleador_id: d.empleadorId,
    nombre: d.nombre,
    creado,
  }))
  await tx
    .insertInto('documento_contrato')
    .values(rows)
    .onConflict((c) => c.doNothing())
    .execute()
}

/** The papers of these types no longer stand: what they say has changed. */
export async function reemplazar(tx: Db, declaracionId: number, tipos: readonly TipoDeDocumento[]): Promise<void> {
  await tx
    .updateTable('documento_contrato')
    .set({ reemplazado: true })
    .where('declaracion_id', '=', declaracionId)
    .where('tipo', 'in', tipos)
    .execute()
}

/** Papers that were given up may be tried again. */
export async function reintentarFallidos(tx: Db, declaracionId: number): Promise<void> {
  await tx
    .updateTable('documento_contrato')
    .set({ estado: 'pendiente', intentos: 0 })
    .where('declaracion_id', '=', declaracionId)
    .where('estado', '=', 'fallido')
    .where('reemplazado', '=', false)
    .execute()
}

/** Takes the row of a paper that is still to be issued; false when it was issued or replaced meanwhile. */
export async function tomarPendiente(tx: Db, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('documento_contrato')
    .select('id')
    .where('id', '=', id)
    .where('estado', '=', 'pendiente')
    .where('reemplazado', '=', false)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function marcarListo(tx: Db, id: number, archivoId: number, emitido: string): Promise<void> {
  await tx
    .updateTable('documento_contrato')
    .set({ estado: 'listo', archivo_id: archivoId, emitido })
    .where('id', '=', id)
    .execute()
}

export async function marcarFallo(
  tx: Db,
  id: number,
  fallo: { intentos: number; estado: 'pendiente' | 'fallido' },
): Promise<void> {
  await tx.updateTable('documento_contrato').set(fallo).where('id', '=', id).where('estado', '=', 'pendiente').execute()
}
