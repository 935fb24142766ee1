import { bitacora, type EventoDeBitacora } from '@alerce/contract/catalogos/base/bitacora'
import type { Db } from '../../../platform/db/database.ts'

/** The entries of a prospect, newest first. */
export const entradasDe = (tx: Db, prospectoId: number) =>
  tx
    .selectFrom('bitacora')
    .select(['id', 'evento', 'texto', 'por', 'aPedidoDe', 'en'])
    .where('prospectoId', '=', prospectoId)
    .orderBy('id', 'desc')
    .execute()

/** True when an entry of that kind was written since an instant. */
export async function hayEntrada(
  tx: Db,
  prospectoId: number,
  evento: EventoDeBitacora,
  desde: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('bitacora')
    .select('id')
    .where('prospectoId', '=', prospectoId)
    .where('evento', '=', bitacora[evento].id)
    .where('en', '>=', desde)
    .executeTakeFirst()
  return row !== undefined
}

/** When an entry of that kind was last written, ISO instant, or null. */
export async function ultimaEntrada(tx: Db, prospectoId: number, evento: EventoDeBitacora): Promise<string | null> {
  const row = await tx
    .selectFrom('bitacora')
    .select('en')
    .where('prospectoId', '=', prospectoId)
    .where('evento', '=', bitacora[evento].id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.en ?? null
}

/** True when an entry of one of these kinds was ever written. */
export async function huboEntrada(tx: Db, prospectoId: number, cuales: readonly EventoDeBitacora[]): Promise<boolean> {
  const ids = cuales.map((evento) => bitacora[evento].id)
  const row = await tx
    .selectFrom('bitacora')
    .select('id')
    .where('prospectoId', '=', prospectoId)
    .where('evento', 'in', ids)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
