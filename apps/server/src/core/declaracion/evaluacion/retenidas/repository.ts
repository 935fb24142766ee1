import type { Insertable } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import type { RespuestaRetenidaTable } from '../../../../platform/db/tables/declaracion.ts'

/** Keeps an answer back and answers its id. */
export async function insertarRetenida(tx: Db, retenida: Insertable<RespuestaRetenidaTable>): Promise<number> {
  const { id } = await tx.insertInto('respuestaRetenida').values(retenida).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function borrarRetenida(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('respuestaRetenida').where('id', '=', id).execute()
}
