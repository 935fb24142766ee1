import type { dependiente } from '@alerce/contract/fichas/declaracion/beneficiario-ds'
import { nombreDS, type papel, type titular } from '@alerce/contract/fichas/declaracion/cotizante'
import type { RowOf } from '@alerce/contract/fichas/ficha'
import { columnasDe } from '@alerce/contract/fichas/formas'
import type { Db } from '../../../platform/db/database.ts'

export type NombreDePersona = Readonly<RowOf<typeof nombreDS>>

interface Sellado {
  /** Health data, sealed. */
  readonly salud: Buffer
}

/** Columns of the holder; those absent stay unchanged. */
export type Titular = Readonly<Partial<RowOf<typeof titular>>> & Sellado

export async function saveTitular(tx: Db, declaracionId: number, persona: Titular): Promise<void> {
  await tx
    .updateTable('declaracionPersona')
    .set(persona)
    .where('declaracionId', '=', declaracionId)
    .where('tipo', '=', 0)
    .execute()
}

/** The holder's name alone. */
export async function saveNombre(tx: Db, declaracionId: number, n: NombreDePersona): Promise<void> {
  await tx
    .updateTable('declaracionPersona')
    .set(columnasDe(nombreDS, n))
    .where('declaracionId', '=', declaracionId)
    .where('tipo', '=', 0)
    .execute()
}

export type BeneficiarioDS = Readonly<RowOf<typeof dependiente>> & Sellado & { readonly id: number }

export async function saveBeneficiario(
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

/** Whether a declaration that neither repeats this one nor is repeated by it carries the folio of a paper. */
async function esDeOtra(tx: Db, id: number, folioPapel: string | null): Promise<boolean> {
  const otra = await tx
    .selectFrom('declaracion as otra')
    .innerJoin('declaracion as una', (join) => join.on('una.id', '=', id))
    .select('otra.id')
    .where('otra.folioPapel', '=', folioPapel)
    .where('otra.id', '<>', id)
    .whereRef('otra.id', 'is distinct from', 'una.reutilizaId')
    .where('otra.reutilizaId', 'is distinct from', id)
    .executeTakeFirst()
  return otra !== undefined
}

/** Keeps folio and date of the signed paper; false when another declaration carries that folio. */
export async function savePapel(tx: Db, id: number, suyo: RowOf<typeof papel>): Promise<boolean> {
  if (await esDeOtra(tx, id, suyo.folioPapel)) return false
  try {
    await tx.updateTable('declaracion').set(suyo).where('id', '=', id).execute()
    return true
  } catch (error) {
    if ((error as { code?: string }).code === UNICO) return false
    throw error
  }
}

/** Fields that one save changed in one person; null `personaId`: in the declaration itself. */
export interface CambioDePersona {
  readonly personaId: number | null
  readonly campos: string[]
}

/** Increments the version and records fields, author and instant, for editors of an older version. */
export async function raiseVersionDS(
  tx: Db,
  id: number,
  cambio: { readonly version: number; readonly por: string; readonly en: string },
  cambios: readonly CambioDePersona[],
): Promise<void> {
  await tx
    .updateTable('declaracion')
    .set({ version: cambio.version, actualizadaPor: cambio.por, actualizadaEn: cambio.en })
    .where('id', '=', id)
    .execute()
  await tx
    .insertInto('cambioDS')
    .values(cambios.map((uno) => ({ declaracionId: id, ...cambio, ...uno })))
    .execute()
}

/** Marks the persons as changed in this version of their declaration; `ventana`: browser window. */
export async function raiseVersionDePersonas(
  tx: Db,
  ids: readonly number[],
  cambio: { readonly version: number; readonly ventana: string | null },
): Promise<void> {
  await tx.updateTable('declaracionPersona').set(cambio).where('id', 'in', ids).execute()
}
