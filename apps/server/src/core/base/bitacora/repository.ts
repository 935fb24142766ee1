import { type Insertable, type RawBuilder, sql } from 'kysely'
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

/**
 * An entry, and the messages to other systems of what it tells (`entregas`, their statement); returns how many messages
 * there are.
 */
export async function insertEntradaYEntregas(
  tx: Db,
  { prospectoId, evento, texto, por, aPedidoDe = null, en }: Insertable<BitacoraTable> & { readonly en: string },
  entregas: RawBuilder<unknown>,
): Promise<number> {
  const { numAffectedRows } = await sql`
    with entrada as (
      insert into bitacora (prospecto_id, evento, texto, por, a_pedido_de, en)
      values (${prospectoId}, ${evento}, ${texto}, ${por}, ${aPedidoDe}, ${en}))
    ${entregas}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
