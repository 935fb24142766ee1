import { sinLlave } from '@alerce/domain/base/correos/llave'
import { publish } from '../../../avisos/repository.ts'
import type { Db } from '../../../platform/db/database.ts'

export interface CorreoNuevo {
  readonly prospectoId: number | null
  /** Advisor responsible for the letter, notified when it cannot be delivered; null: nobody. */
  readonly asesorId: number | null
  readonly para: string
  /** Kind of the letter in the catalogue. */
  readonly clase: string
  readonly asunto: string
  readonly texto: string
  readonly adjuntos: readonly { readonly archivoId: number; readonly nombre: string }[]
  /** Digest of the content, to detect a repetition. */
  readonly huella: string | null
}

export async function insertCorreo(tx: Db, { adjuntos, ...correo }: CorreoNuevo, creado: string): Promise<number> {
  const { id } = await tx
    .insertInto('correo')
    .values({ ...correo, creado, enCola: creado })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = adjuntos.map(({ archivoId, nombre }) => ({ correoId: id, archivoId, nombre }))
  if (rows.length > 0) await tx.insertInto('correoAdjunto').values(rows).execute()
  await publish(tx, { tema: 'correos' })
  return id
}

/** Stores the complete text of a letter with its links and codes, sealed. */
export async function saveWithLlave(tx: Db, id: number, conLlave: Buffer): Promise<void> {
  await tx.updateTable('correo').set({ conLlave }).where('id', '=', id).execute()
}

/**
 * Deletes the attachments with one of these digests (SHA-256) from letters about a prospect; returns their file ids.
 */
export async function removeAdjuntos(tx: Db, prospectoId: number, huellas: readonly string[]): Promise<number[]> {
  if (huellas.length === 0) return []
  const rows = await tx
    .deleteFrom('correoAdjunto')
    .using('correo')
    .using('archivo')
    .whereRef('correo.id', '=', 'correoAdjunto.correoId')
    .whereRef('archivo.id', '=', 'correoAdjunto.archivoId')
    .where('correo.prospectoId', '=', prospectoId)
    .where('archivo.sha256', 'in', huellas)
    .returning('archivo.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Marks the mail as delivered, or as left in the outbox; `enviado` is null for the latter. */
export async function markEntregado(
  tx: Db,
  { id, texto }: { readonly id: number; readonly texto: string },
  enviado: string | null,
): Promise<void> {
  await tx
    .updateTable('correo')
    .set({ estado: enviado ? 'enviado' : 'en bandeja', enviado, error: null })
    // After the delivery the outbox drops secret links and codes: only the applicant may use them
    .$if(enviado !== null, (q) => q.set({ texto: sinLlave(texto), conLlave: null }))
    .where('id', '=', id)
    .where('estado', '=', 'pendiente')
    .execute()
  await publish(tx, { tema: 'correos' })
}

/** Counts a failed attempt: the mail is retried, or given up. */
export async function markFailure(
  tx: Db,
  id: number,
  fallo: { intentos: number; error: string; estado: 'pendiente' | 'fallido' },
): Promise<void> {
  await tx.updateTable('correo').set(fallo).where('id', '=', id).where('estado', '=', 'pendiente').execute()
  await publish(tx, { tema: 'correos' })
}

/** Marks a sent mail as come back; null: it was marked already, or is not a sent one. */
export async function markRebotado(
  tx: Db,
  id: number,
  rebote: { readonly rebote: string; readonly rebotadoEn: string },
): Promise<Pick<CorreoNuevo, 'prospectoId' | 'asesorId' | 'para' | 'asunto'> | null> {
  const marcado = await tx
    .updateTable('correo')
    .set(rebote)
    .where('id', '=', id)
    .where('estado', '=', 'enviado')
    .where('rebotadoEn', 'is', null)
    .returning(['prospectoId', 'asesorId', 'para', 'asunto'])
    .executeTakeFirst()
  if (!marcado) return null
  await publish(tx, { tema: 'correos' })
  return marcado
}

/** Queues a failed mail again; false: it had not failed. */
export async function requeue(tx: Db, id: number, enCola: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('correo')
    .set({ estado: 'pendiente', intentos: 0, error: null, enCola })
    .where('id', '=', id)
    .where('estado', '=', 'fallido')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await publish(tx, { tema: 'correos' })
  return true
}
