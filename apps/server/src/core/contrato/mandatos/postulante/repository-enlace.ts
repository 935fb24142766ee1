import type { Db } from '../../../../platform/db/database.ts'

interface EnlaceDeMandatoNuevo {
  readonly declaracionId: number
  readonly tokenHash: Buffer
  readonly por: string
  readonly creado: string
  readonly expira: string
}

/** Inserts a link and annuls the usable ones of the declaration. */
export async function setEnlace(tx: Db, e: EnlaceDeMandatoNuevo): Promise<void> {
  await tx
    .updateTable('enlaceMandato')
    .set({ anulado: e.creado })
    .where('declaracionId', '=', e.declaracionId)
    .where('anulado', 'is', null)
    .where('usado', 'is', null)
    .execute()
  await tx
    .insertInto('enlaceMandato')
    .values({
      declaracionId: e.declaracionId,
      tokenHash: e.tokenHash,
      creadoPor: e.por,
      creado: e.creado,
      expira: e.expira,
      anulado: null,
      bloqueado: null,
      usado: null,
      declinado: null,
    })
    .execute()
}

/** Annuls all links of a declaration, used ones included; returns whether there were any. */
export async function voidEnlaces(tx: Db, declaracionId: number, anulado: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('enlaceMandato')
    .set({ anulado })
    .where('declaracionId', '=', declaracionId)
    .where('anulado', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Saves the failed identifications; `bloqueado`: instant of the block, or null. */
export async function countFailure(tx: Db, id: number, fallos: number, bloqueado: string | null): Promise<void> {
  await tx.updateTable('enlaceMandato').set({ fallos, bloqueado }).where('id', '=', id).execute()
}

/** Declines a link; true the first time. */
export async function declineEnlace(tx: Db, id: number, declinado: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('enlaceMandato')
    .set({ declinado })
    .where('id', '=', id)
    .where('declinado', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface Consentimiento {
  readonly mandatoId: number
  /** Link of the consent or, without one, the identification method. */
  readonly por: { readonly enlaceId: number } | { readonly metodo: string }
  readonly version: string
  readonly texto: string
  readonly ip: string
  readonly agente: string
  readonly en: string
  /** Address of the link or code. */
  readonly correo: string
  readonly conexionDelAsesor: boolean
}

/** Saves a consent with its origin, and marks its link as used. */
export async function saveConsentimiento(tx: Db, c: Consentimiento): Promise<void> {
  const { en, por, ...rest } = c
  await tx
    .insertInto('consentimientoMandato')
    .values({ enlaceId: null, metodo: null, ...rest, ...por })
    .execute()
  if ('enlaceId' in por)
    await tx.updateTable('enlaceMandato').set({ usado: en }).where('id', '=', por.enlaceId).execute()
}
