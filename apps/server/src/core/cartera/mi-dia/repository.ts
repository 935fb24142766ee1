import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { AsuntoPospuestoTable } from '../../../platform/db/tables/cartera.ts'

/** Puts a matter off; put off already, its day is the new one. */
export async function dejarParaOtroDia(tx: Db, asunto: Insertable<AsuntoPospuestoTable>): Promise<void> {
  const { asesorId, desde, vuelve, en } = asunto
  await tx
    .insertInto('asuntoPospuesto')
    .values(asunto)
    .onConflict((c) => c.columns(['prospectoId', 'citaId']).doUpdateSet({ asesorId, desde, vuelve, en }))
    .execute()
}

/** What came back by itself is put off no more. */
export async function soltarVencidos(tx: Db, asesorId: number, hoy: string): Promise<void> {
  await tx.deleteFrom('asuntoPospuesto').where('asesorId', '=', asesorId).where('vuelve', '<=', hoy).execute()
}

/** Takes up what was put off: since when and until when it was; null: it was not. */
export async function retomar(tx: Db, prospectoId: number, citaId: number | null) {
  const row = await tx
    .deleteFrom('asuntoPospuesto')
    .where('prospectoId', '=', prospectoId)
    .where('citaId', 'is not distinct from', citaId)
    .returning(['desde', 'vuelve'])
    .executeTakeFirst()
  return row ?? null
}
