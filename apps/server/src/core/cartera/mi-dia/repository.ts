import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { AsuntoPospuestoTable } from '../../../platform/db/tables/cartera.ts'

/** Postpones a matter; a postponed one gets the new day. */
export async function leaveForAnotherDay(tx: Db, asunto: Insertable<AsuntoPospuestoTable>): Promise<void> {
  const { asesorId, desde, vuelve, en } = asunto
  await tx
    .insertInto('asuntoPospuesto')
    .values(asunto)
    .onConflict((c) => c.columns(['prospectoId', 'citaId']).doUpdateSet({ asesorId, desde, vuelve, en }))
    .execute()
}

/** Deletes the postponements whose day has come. */
export async function releaseExpired(tx: Db, asesorId: number, hoy: string): Promise<void> {
  await tx.deleteFrom('asuntoPospuesto').where('asesorId', '=', asesorId).where('vuelve', '<=', hoy).execute()
}

/** Cancels a postponement; returns its instant and day, or null without one. */
export async function resume(tx: Db, prospectoId: number, citaId: number | null) {
  const row = await tx
    .deleteFrom('asuntoPospuesto')
    .where('prospectoId', '=', prospectoId)
    .where('citaId', 'is not distinct from', citaId)
    .returning(['desde', 'vuelve'])
    .executeTakeFirst()
  return row ?? null
}
