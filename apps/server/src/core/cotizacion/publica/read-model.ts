import type { Db } from '../../../platform/db/database.ts'

/** Link by the digest of its token, locked or not, or null; replaced and ended links too. */
export const findEnlace = async (tx: Db, tokenHash: Buffer, lock = false) => {
  const query = tx.selectFrom('enlaceCotizacion').selectAll().where('tokenHash', '=', tokenHash)
  return (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? null
}

/** True when the last link of a prospect was mailed and still opens. */
export async function hayEnlaceAbierto(tx: Db, prospectoId: number, ahora: string): Promise<boolean> {
  const row = await tx
    .selectFrom('enlaceCotizacion')
    .select('numero')
    .where('prospectoId', '=', prospectoId)
    .where('reemplazadoEn', 'is', null)
    .where('expira', '>', ahora)
    .executeTakeFirst()
  return row !== undefined
}
