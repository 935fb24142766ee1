import { sinLlave } from '@alerce/domain/base/correos/llave'
import { publish } from '../../../avisos/repository.ts'
import type { Db } from '../../../platform/db/database.ts'

export interface CorreoNuevo {
  readonly prospectoId: number | null
  /** The advisor who answers for it and is told where it cannot be delivered; null: nobody. */
  readonly asesorId: number | null
  readonly para: string
  /** What it is about, as the catalogue of letters names it. */
  readonly clase: string
  readonly asunto: string
  readonly texto: string
  readonly adjuntos: readonly { readonly archivoId: number; readonly nombre: string }[]
  /** What it says, to know it again. */
  readonly huella: string | null
}

export async function insertarCorreo(tx: Db, { adjuntos, ...correo }: CorreoNuevo, creado: string): Promise<number> {
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

/** Keeps sealed, beside a letter, all that it says with what opens something. */
export async function guardarConLlave(tx: Db, id: number, conLlave: Buffer): Promise<void> {
  await tx.updateTable('correo').set({ conLlave }).where('id', '=', id).execute()
}

/** Letters about a prospect lose what they carried with one of these fingerprints (SHA-256); answers those files. */
export async function quitarAdjuntos(tx: Db, prospectoId: number, huellas: readonly string[]): Promise<number[]> {
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

/** The mail is delivered, or left to be read in the outbox; `enviado` is null for the latter. */
export async function marcarEntregado(
  tx: Db,
  { id, texto }: { readonly id: number; readonly texto: string },
  enviado: string | null,
): Promise<void> {
  await tx
    .updateTable('correo')
    .set({ estado: enviado ? 'enviado' : 'en bandeja', enviado, error: null })
    // a secret link or code is the applicant's once it reached them: the outbox of the desk forgets it
    .$if(enviado !== null, (q) => q.set({ texto: sinLlave(texto), conLlave: null }))
    .where('id', '=', id)
    .where('estado', '=', 'pendiente')
    .execute()
  await publish(tx, { tema: 'correos' })
}

/** Counts a failed attempt: the mail waits for the next one, or is given up. */
export async function marcarFallo(
  tx: Db,
  id: number,
  fallo: { intentos: number; error: string; estado: 'pendiente' | 'fallido' },
): Promise<void> {
  await tx.updateTable('correo').set(fallo).where('id', '=', id).where('estado', '=', 'pendiente').execute()
  await publish(tx, { tema: 'correos' })
}

/** A mail that was given up waits to be delivered once more; false: it was not given up. */
export async function ponerEnColaDeNuevo(tx: Db, id: number, enCola: string): Promise<boolean> {
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
