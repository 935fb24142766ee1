import type { RentaAprobada } from '@alerce/domain/postulacion/rentas'
import type { Db } from '../../../platform/db/database.ts'

/** What a person approved last, and the incomes that they had before them: it takes the place of what was approved before. */
export async function guardarRentaAprobada(
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

export async function borrarRentaAprobada(tx: Db, prospectoId: number): Promise<void> {
  await tx.deleteFrom('rentaAprobada').where('prospectoId', '=', prospectoId).execute()
}
