import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { AsuntoPospuestoTable } from '../../../platform/db/tables/cartera.ts'

/** Postpones matters, each once; a postponed one gets the new day. */
export async function leaveForAnotherDay(tx: Db, asuntos: readonly Insertable<AsuntoPospuestoTable>[]): Promise<void> {
  if (asuntos.length === 0) return
  await tx
    .insertInto('asuntoPospuesto')
    .values(asuntos)
    .onConflict((c) =>
      c.columns(['prospectoId', 'citaId']).doUpdateSet((e) => ({
        asesorId: e.ref('excluded.asesorId'),
        desde: e.ref('excluded.desde'),
        vuelve: e.ref('excluded.vuelve'),
        en: e.ref('excluded.en'),
      })),
    )
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

/** Cancels the postponements of these cases, in an advisor's own day. */
export async function resumeAll(tx: Db, asesorId: number, prospectos: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('asuntoPospuesto')
    .where('asesorId', '=', asesorId)
    .where('prospectoId', 'in', prospectos)
    .where('citaId', 'is', null)
    .execute()
}
