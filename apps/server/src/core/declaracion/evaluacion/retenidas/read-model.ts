import type { Db } from '../../../../platform/db/database.ts'

const retenidas = (tx: Db) =>
  tx
    .selectFrom('respuestaRetenida')
    .select(['id', 'declaracionId', 'clase', 'resultado', 'rentaPromedio', 'detalle'])
    .select(['usuarioId', 'por', 'en', 'saleEn'])

/** An answer that has not left yet, or null. */
export async function retenidaPorId(tx: Db, id: number) {
  return (await retenidas(tx).where('id', '=', id).executeTakeFirst()) ?? null
}

/** The answer to this declaration that has not left yet, or null. */
export async function retenidaDe(tx: Db, declaracionId: number) {
  return (await retenidas(tx).where('declaracionId', '=', declaracionId).executeTakeFirst()) ?? null
}
