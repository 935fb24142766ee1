import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { BitacoraTable } from '../../../platform/db/tables/base.ts'

/** The same entry for several prospects. */
export async function insertEntradas(
  tx: Db,
  ids: readonly number[],
  entrada: Omit<Insertable<BitacoraTable>, 'prospectoId'>,
): Promise<void> {
  await tx
    .insertInto('bitacora')
    .values(ids.map((prospectoId) => ({ prospectoId, ...entrada })))
    .execute()
}

export async function insertEntrada(tx: Db, entrada: Insertable<BitacoraTable>): Promise<void> {
  await tx.insertInto('bitacora').values(entrada).execute()
}
