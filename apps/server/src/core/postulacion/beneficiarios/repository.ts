import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { BeneficiarioTable } from '../../../platform/db/tables/postulacion.ts'

export async function add(tx: Db, rows: Insertable<BeneficiarioTable>[]): Promise<void> {
  await tx.insertInto('beneficiario').values(rows).execute()
}

/** Deletes a beneficiary; true when it existed. */
export async function remove(tx: Db, prospectoId: number, id: number): Promise<boolean> {
  const result = await tx
    .deleteFrom('beneficiario')
    .where('prospectoId', '=', prospectoId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Removes a beneficiary while an update is open; true when it existed. */
export async function withdraw(tx: Db, prospectoId: number, id: number): Promise<boolean> {
  const result = await tx
    .updateTable('beneficiario')
    .set({ retirado: true })
    .where('prospectoId', '=', prospectoId)
    .where('id', '=', id)
    .where('retirado', '=', false)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Makes the group exactly these: later ones are deleted, removed ones restored. */
export async function restore(tx: Db, prospectoId: number, ids: readonly number[]): Promise<void> {
  const grupo = tx.deleteFrom('beneficiario').where('prospectoId', '=', prospectoId)
  await (ids.length > 0 ? grupo.where('id', 'not in', ids) : grupo).execute()
  await tx.updateTable('beneficiario').set({ retirado: false }).where('prospectoId', '=', prospectoId).execute()
}
