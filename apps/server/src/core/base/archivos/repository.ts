import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ArchivoTable } from '../../../platform/db/tables/base.ts'

export async function insertarArchivo(tx: Db, archivo: Insertable<ArchivoTable>): Promise<number> {
  const { id } = await tx.insertInto('archivo').values(archivo).returning('id').executeTakeFirstOrThrow()
  return id
}
