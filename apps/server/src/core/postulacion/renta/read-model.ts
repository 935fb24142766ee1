import { type RentaDelProspecto, rentaDelProspecto } from '@alerce/domain/postulacion/rentas'
import type { Db } from '../../../platform/db/database.ts'
import { empleadoresDe } from '../prospecto/read-model.ts'

/** What the incomes on record of a prospect come to: declared, approved by a person, counted as validated. */
export async function rentaDe(tx: Db, prospectoId: number): Promise<RentaDelProspecto> {
  const aprobacion = await tx
    .selectFrom('rentaAprobada')
    .select(['renta', 'rentas'])
    .where('prospectoId', '=', prospectoId)
    .executeTakeFirst()
  return rentaDelProspecto(await empleadoresDe(tx, prospectoId), aprobacion ?? null)
}
