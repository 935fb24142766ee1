import type { EnlaceDeMandato } from '@alerce/domain/contrato/enlace-mandato'
import type { Db } from '../../../../platform/db/database.ts'

export interface EnlaceDeMandatoGuardado extends EnlaceDeMandato {
  readonly id: number
  readonly declaracionId: number
  readonly fallos: number
}

/** The link of this digest, or null. `bloquear` takes the row for the rest of the transaction. */
export async function findEnlace(tx: Db, tokenHash: Buffer, bloquear = false): Promise<EnlaceDeMandatoGuardado | null> {
  const query = tx
    .selectFrom('enlaceMandato')
    .select(['id', 'declaracionId', 'fallos', 'expira', 'anulado', 'bloqueado', 'usado'])
    .where('tokenHash', '=', tokenHash)
  return (await (bloquear ? query.forUpdate() : query).executeTakeFirst()) ?? null
}

/** Links of a declaration made after an instant. */
export async function enlacesDesde(tx: Db, declaracionId: number, desde: string): Promise<number> {
  const { cuantos } = await tx
    .selectFrom('enlaceMandato')
    .select((e) => e.fn.countAll<number>().as('cuantos'))
    .where('declaracionId', '=', declaracionId)
    .where('creado', '>', desde)
    .executeTakeFirstOrThrow()
  return Number(cuantos)
}

/** Whether a link stands that was made for a declaration, used or not. */
export async function huboEnlace(tx: Db, declaracionId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('enlaceMandato')
    .select('id')
    .where('declaracionId', '=', declaracionId)
    .where('anulado', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a link of a declaration could be used now. */
export async function hayEnlaceQueAbre(tx: Db, declaracionId: number, ahora: string): Promise<boolean> {
  const row = await tx
    .selectFrom('enlaceMandato')
    .select('id')
    .where('declaracionId', '=', declaracionId)
    .where('anulado', 'is', null)
    .where('bloqueado', 'is', null)
    .where('usado', 'is', null)
    .where('expira', '>', ahora)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
