import { pagaConCupon } from '@alerce/domain/contrato/cupon'
import type { Db } from '../../../platform/db/database.ts'
import { huboEntrada } from '../../base/bitacora/read-model.ts'

interface Busqueda {
  readonly rut: string
  readonly prospectoId: number | undefined
  /** Whose portfolio; null: any. */
  readonly asesorId: number | null
}

/** The newest prospect of a RUT whose Bitácora says that there is a coupon; null without one. */
export async function prospectoConCupon(tx: Db, { rut, prospectoId, asesorId }: Busqueda): Promise<number | null> {
  let query = tx.selectFrom('prospecto').select('id').where('rut', '=', rut).orderBy('id', 'desc')
  if (prospectoId !== undefined) query = query.where('id', '=', prospectoId)
  if (asesorId !== null) query = query.where('asesorId', '=', asesorId)
  for (const { id } of await query.execute()) {
    if (await huboEntrada(tx, id, ['cuponManual', 'cuponElectronico'])) return id
  }
  return null
}

/** Whether somebody in the sale pays by coupon. */
export async function algunoPagaConCupon(tx: Db, prospectoId: number): Promise<boolean> {
  const rows = await tx
    .selectFrom('empleador')
    .select('tipoTrabajador')
    .where('prospectoId', '=', prospectoId)
    .where('retirado', '=', false)
    .execute()
  return rows.some(({ tipoTrabajador }) => pagaConCupon(tipoTrabajador))
}
