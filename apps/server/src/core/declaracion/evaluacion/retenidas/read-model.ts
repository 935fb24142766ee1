import type { Db } from '../../../../platform/db/database.ts'
import type { Vault } from '../../../../platform/vault.ts'
import type { Detalle } from '../detalle.ts'

const retenidas = (tx: Db) =>
  tx
    .selectFrom('respuestaRetenida')
    .select(['id', 'declaracionId', 'clase', 'resultado', 'rentaPromedio', 'detalle', 'fuera'])
    .select(['usuarioId', 'por', 'en', 'saleEn', 'confirmadaPorId', 'confirmadaPor'])

/** Held answer by id, or null. */
export async function retenidaPorId(tx: Db, id: number) {
  return (await retenidas(tx).where('id', '=', id).executeTakeFirst()) ?? null
}

/** Held answer of a declaration, or null. */
export async function retenidaDe(tx: Db, declaracionId: number) {
  return (await retenidas(tx).where('declaracionId', '=', declaracionId).executeTakeFirst()) ?? null
}

/** Decrypts a held answer. Only for operations marked `health`. */
export const openRetenida = (
  vault: Vault,
  { id, detalle }: { readonly id: number; readonly detalle: Buffer },
): Detalle => vault.en('respuesta_retenida.detalle', id).open<Detalle>(detalle)

/** True while it waits for the confirmation of another person. */
export const porConfirmar = ({ saleEn }: { readonly saleEn: string | null }): boolean => saleEn === null
