import type { Insertable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { BeneficiarioTable } from '../../platform/db/tables/prospecto.ts'

export async function agregar(tx: Db, rows: Insertable<BeneficiarioTable>[]): Promise<void> {
  await tx.insertInto('beneficiario').values(rows).execute()
}

/** True when it was there. */
export async function quitar(tx: Db, prospectoId: number, id: number): Promise<boolean> {
  const result = await tx
    .deleteFrom('beneficiario')
    .where('prospecto_id', '=', prospectoId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
