import type { Db } from '../../../../platform/db/database.ts'

interface EnlaceDeMandatoNuevo {
  readonly declaracionId: number
  readonly tokenHash: Buffer
  readonly por: string
  readonly creado: string
  readonly expira: string
}

/** A new link, in the place of those of the declaration that could still be used. */
export async function ponerEnlace(tx: Db, e: EnlaceDeMandatoNuevo): Promise<void> {
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

/** The links of a declaration open nothing any more, those used too; tells whether there were any. */
export async function anularEnlaces(tx: Db, declaracionId: number, anulado: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('enlaceMandato')
    .set({ anulado })
    .where('declaracionId', '=', declaracionId)
    .where('anulado', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Counts somebody who was not the applicant; from `limite` on the link is blocked. */
export async function contarFallo(tx: Db, id: number, fallos: number, bloqueado: string | null): Promise<void> {
  await tx.updateTable('enlaceMandato').set({ fallos, bloqueado }).where('id', '=', id).execute()
}

/** True the first time. */
export async function declinarEnlace(tx: Db, id: number, declinado: string): Promise<boolean> {
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
  /** The link that it came by, or, where it came by none, how who consented was known. */
  readonly por: { readonly enlaceId: number } | { readonly metodo: string }
  readonly version: string
  readonly texto: string
  readonly ip: string
  readonly agente: string
  readonly en: string
  /** Where the link or the code went. */
  readonly correo: string
  readonly conexionDelAsesor: boolean
}

/** What was consented to, and from where; the link that it came by is used up. */
export async function guardarConsentimiento(tx: Db, c: Consentimiento): Promise<void> {
  const { en, por, ...rest } = c
  await tx
    .insertInto('consentimientoMandato')
    .values({ enlaceId: null, metodo: null, ...rest, ...por })
    .execute()
  if ('enlaceId' in por)
    await tx.updateTable('enlaceMandato').set({ usado: en }).where('id', '=', por.enlaceId).execute()
}
