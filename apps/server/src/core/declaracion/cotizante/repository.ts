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

const comun = (p: Persona) => ({
  nombres: p.nombres,
  apellido_paterno: p.apellidoPaterno,
  apellido_materno: p.apellidoMaterno,
  salud: p.salud,
  clave_id: p.claveId,
})

export interface Titular extends Persona {
  readonly correo: string
  readonly idSalud: number
}

export async function guardarTitular(tx: Db, declaracionId: number, t: Titular): Promise<void> {
  await tx
    .updateTable('declaracion_persona')
    .set({ ...comun(t), correo: t.correo, id_salud: t.idSalud })
    .where('declaracion_id', '=', declaracionId)
    .where('tipo', '=', 0)
    .execute()
}

/** The holder's name alone. */
export async function guardarNombre(tx: Db, declaracionId: number, n: NombreDePersona): Promise<void> {
  await tx
    .updateTable('declaracion_persona')
    .set({ nombres: n.nombres, apellido_paterno: n.apellidoPaterno, apellido_materno: n.apellidoMaterno })
    .where('declaracion_id', '=', declaracionId)
    .where('tipo', '=', 0)
    .execute()
}

export interface BeneficiarioDS extends Persona {
  readonly id: number
  readonly rut: string | null
  readonly pasaporte: string | null
}

export async function guardarBeneficiario(tx: Db, declaracionId: number, b: BeneficiarioDS): Promise<void> {
  await tx
    .updateTable('declaracion_persona')
    .set({ ...comun(b), rut: b.rut, pasaporte: b.pasaporte })
    .where('declaracion_id', '=', declaracionId)
    .where('id', '=', b.id)
    .execute()
}

const UNICO = '23505'

/** Keeps folio and date of the signed paper; false when another declaration carries that folio. */
export async function guardarPapel(tx: Db, id: number, papel: { folio: string; fecha: string }): Promise<boolean> {
  try {
    await tx
      .updateTable('declaracion')
      .set({ folio_papel: papel.folio, fecha_ds: papel.fecha })
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
    .set({ version: cambio.version, cambios: cambio.campos, actualizada_por: cambio.por, actualizada_en: cambio.en })
    .where('id', '=', id)
    .execute()
}
