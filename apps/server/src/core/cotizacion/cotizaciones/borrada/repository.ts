import type { Db } from '../../../../platform/db/database.ts'
import { cotizacionVigente, type Lugar, type Preferencias, preferenciasDe, type Rango, rangoDe } from '../read-model.ts'

/** Quote as it was when deleted; `plan` null: none was chosen. */
interface CotizacionBorrada {
  readonly rango: Rango
  readonly preferencias: Preferencias | null
  readonly plan: { readonly id: number; readonly codigos: readonly number[]; readonly totalPesos: number } | null
}

/** Stores a quote before its deletion, over the earlier stored one; without a quote that one stays. */
export async function setAside(tx: Db, prospectoId: number, en: string, lugar: Lugar = 'venta'): Promise<void> {
  const rango = await rangoDe(tx, prospectoId, lugar)
  if (!rango) return
  const vigente = await cotizacionVigente(tx, prospectoId, lugar)
  const plan = vigente && {
    id: vigente.plan.id,
    codigos: vigente.beneficiosComplementarios,
    totalPesos: vigente.foto.totalPesos,
  }
  const borrada: CotizacionBorrada = { rango, preferencias: await preferenciasDe(tx, prospectoId, lugar), plan }
  const row = { contenido: JSON.stringify(borrada), en }
  await tx
    .insertInto('cotizacionBorrada')
    .values({ prospectoId, lugar, ...row })
    .onConflict((c) => c.columns(['prospectoId', 'lugar']).doUpdateSet(row))
    .execute()
}

/** Quote deleted since an instant, as stored; null: none. */
export async function readBorrada(
  tx: Db,
  prospectoId: number,
  desde: string,
  lugar: Lugar = 'venta',
): Promise<CotizacionBorrada | null> {
  const row = await tx
    .selectFrom('cotizacionBorrada')
    .select('contenido')
    .where('prospectoId', '=', prospectoId)
    .where('lugar', '=', lugar)
    .where('en', '>', desde)
    .executeTakeFirst()
  return row ? (row.contenido as unknown as CotizacionBorrada) : null
}

/** Quote deleted since an instant, removed from storage in order to restore it; null: none. */
export async function takeBorrada(
  tx: Db,
  prospectoId: number,
  desde: string,
  lugar: Lugar = 'venta',
): Promise<CotizacionBorrada | null> {
  const row = await tx
    .deleteFrom('cotizacionBorrada')
    .where('prospectoId', '=', prospectoId)
    .where('lugar', '=', lugar)
    .where('en', '>', desde)
    .returning('contenido')
    .executeTakeFirst()
  return row ? (row.contenido as unknown as CotizacionBorrada) : null
}
