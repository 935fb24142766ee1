import type { Db } from '../../../platform/db/database.ts'

export interface NombreDePersona {
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
}

interface Persona extends NombreDePersona {
  /** Health data, sealed, and the key that seals them. */
  readonly salud: Buffer
  readonly claveId: string
}

export interface Titular extends Persona {
  readonly correo: string
  readonly idSalud: number
}

export async function guardarTitular(tx: Db, declaracionId: number, titular: Titular): Promise<void> {
  await tx
    .updateTable('declaracionPersona')
    .set(titular)
    .where('declaracionId', '=', declaracionId)
    .where('tipo', '=', 0)
    .execute()
}

/** The holder's name alone. */
export async function guardarNombre(tx: Db, declaracionId: number, n: NombreDePersona): Promise<void> {
  await tx
    .updateTable('declaracionPersona')
    .set({ nombres: n.nombres, apellidoPaterno: n.apellidoPaterno, apellidoMaterno: n.apellidoMaterno })
    .where('declaracionId', '=', declaracionId)
    .where('tipo', '=', 0)
    .execute()
}

export interface BeneficiarioDS extends Persona {
  readonly id: number
  readonly rut: string | null
  readonly pasaporte: string | null
}

export async function guardarBeneficiario(
  tx: Db,
  declaracionId: number,
  { id, ...beneficiario }: BeneficiarioDS,
): Promise<void> {
  await tx
    .updateTable('declaracionPersona')
    .set(beneficiario)
    .where('declaracionId', '=', declaracionId)
    .where('id', '=', id)
    .execute()
}

const UNICO = '23505'

/** Keeps folio and date of the signed paper; false when another declaration carries that folio. */
export async function guardarPapel(tx: Db, id: number, papel: { folio: string; fecha: string }): Promise<boolean> {
  try {
    await tx
      .updateTable('declaracion')
      .set({ folioPapel: papel.folio, fechaDS: papel.fecha })
      .where('id', '=', id)
      .execute()
    return true
  } catch (error) {
    if ((error as { code?: string }).code === UNICO) return false
    throw error
  }
}

/** Counts the version up and keeps what changed, by whom and when, for whoever still edits the old one. */
export async function subirVersionDS(
  tx: Db,
  id: number,
  cambio: { version: number; campos: string[]; por: string; en: string },
): Promise<void> {
  await tx
    .updateTable('declaracion')
    .set({ version: cambio.version, cambios: cambio.campos, actualizadaPor: cambio.por, actualizadaEn: cambio.en })
    .where('id', '=', id)
    .execute()
}
