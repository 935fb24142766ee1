import type { EnlaceDeMandato } from '@alerce/domain/contrato/enlace-mandato'
import type { Db } from '../../../../platform/db/database.ts'

export interface Enlace extends EnlaceDeMandato {
  readonly id: number
  readonly declaracionId: number
  readonly fallos: number
}

/** The link of this digest, or null. `bloquear` takes the row for the rest of the transaction. */
export async function buscarEnlace(tx: Db, tokenHash: Buffer, bloquear = false): Promise<Enlace | null> {
  const query = tx
    .selectFrom('enlace_mandato')
    .select(['id', 'declaracion_id as declaracionId', 'fallos', 'expira', 'anulado', 'bloqueado', 'usado'])
    .where('token_hash', '=', tokenHash)
  return (await (bloquear ? query.forUpdate() : query).executeTakeFirst()) ?? null
}

/** Links of a declaration made after an instant. */
export async function enlacesDesde(tx: Db, declaracionId: number, desde: string): Promise<number> {
  const { cuantos } = await tx
    .selectFrom('enlace_mandato')
    .select((e) => e.fn.countAll<number>().as('cuantos'))
    .where('declaracion_id', '=', declaracionId)
    .where('creado', '>', desde)
    .executeTakeFirstOrThrow()
  return Number(cuantos)
}

/** Whether any link was ever made for a declaration. */
export async function huboEnlace(tx: Db, declaracionId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('enlace_mandato')
    .select('id')
    .where('declaracion_id', '=', declaracionId)
    .executeTakeFirst()
  return row !== undefined
}
