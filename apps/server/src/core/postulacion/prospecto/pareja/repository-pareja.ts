import type { Db } from '../../../../platform/db/database.ts'

/** Makes a prospect one side of a pair; its plan type is compensated from then on. */
export async function saveLado(tx: Db, id: number, lado: { parejaId: number; otorga: boolean }): Promise<void> {
  await tx
    .updateTable('prospecto')
    .set({ parejaId: lado.parejaId, otorga: lado.otorga, tipoPlan: 'S', codColectivo: null })
    .where('id', '=', id)
    .execute()
}

/** Sets the type of sale of both sides of a pair. */
export async function saveVenta(tx: Db, ids: readonly number[], tipoVenta: 'M' | 'E'): Promise<void> {
  await tx.updateTable('prospecto').set({ tipoVenta }).where('id', 'in', ids).execute()
}
