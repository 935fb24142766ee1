import { type Insertable, sql } from 'kysely'
import { type Db, deleteInBatches } from '../../../platform/db/database.ts'
import type { AperturaEnlaceTable, EnlaceSupervisorTable } from '../../../platform/db/tables/acceso.ts'

type EnlaceDeSupervisorNuevo = Insertable<EnlaceSupervisorTable>

export async function insertEnlace(tx: Db, enlace: EnlaceDeSupervisorNuevo): Promise<number> {
  const { id } = await tx.insertInto('enlaceSupervisor').values(enlace).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Links to revoke: one, all over an advisor, or all of a head of team. */
export type EnlacesPorRevocar = Partial<Pick<EnlaceDeSupervisorNuevo, 'asesorId' | 'jefeId'>> & {
  readonly enlaceId?: number
}

/** Revokes the links in force; returns their ids. */
export async function markRevocados(
  tx: Db,
  { enlaceId, asesorId, jefeId }: EnlacesPorRevocar,
  { en, por }: { en: string; por: string },
): Promise<number[]> {
  if (enlaceId === undefined && asesorId === undefined && jefeId === undefined) return []
  let query = tx
    .updateTable('enlaceSupervisor')
    .set({ revocado: en, revocadoPor: por })
    .where('revocado', 'is', null)
    .where('expira', '>', en)
  if (enlaceId !== undefined) query = query.where('id', '=', enlaceId)
  if (asesorId !== undefined) query = query.where('asesorId', '=', asesorId)
  if (jefeId !== undefined) query = query.where('jefeId', '=', jefeId)
  return (await query.returning('id').execute()).map((row) => row.id)
}

/** Logs the opening of a link, with instant and origin. */
export async function insertApertura(tx: Db, apertura: Insertable<AperturaEnlaceTable>): Promise<void> {
  await tx.insertInto('aperturaEnlace').values(apertura).execute()
}

export async function deleteAperturas(db: Db, hasta: string): Promise<void> {
  await deleteInBatches(db, 'aperturaEnlace', sql`en < ${hasta}`)
}
