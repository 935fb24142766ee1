import type { RentaAprobada } from '@alerce/domain/postulacion/rentas'
import type { Db } from '../../../platform/db/database.ts'

/** Stores an approved income with the incomes it was approved for, over the earlier approval. */
export async function saveRentaAprobada(
  tx: Db,
  prospectoId: number,
  { renta, rentas }: RentaAprobada,
  en: string,
): Promise<void> {
  const fila = { renta, rentas: JSON.stringify(rentas), en }
  await tx
    .insertInto('rentaAprobada')
    .values({ prospectoId, ...fila })
    .onConflict((c) => c.column('prospectoId').doUpdateSet(fila))
    .execute()
}

export async function deleteRentaAprobada(tx: Db, prospectoId: number): Promise<void> {
  await tx.deleteFrom('rentaAprobada').where('prospectoId', '=', prospectoId).execute()
}
