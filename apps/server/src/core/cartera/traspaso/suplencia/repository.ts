import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import type { SuplenciaTable } from '../../../../platform/db/tables/cartera.ts'

/** One new cover at a time: two of one person could be made at the same moment. */
export async function closeList(tx: Db): Promise<void> {
  await sql`lock table suplencia in share row exclusive mode`.execute(tx)
}

export async function insertSuplencia(tx: Db, nueva: Insertable<SuplenciaTable>): Promise<number> {
  return (await tx.insertInto('suplencia').values(nueva).returning('id').executeTakeFirstOrThrow()).id
}

export async function markComenzada(tx: Db, id: number, comenzada: string): Promise<void> {
  await tx.updateTable('suplencia').set({ comenzada }).where('id', '=', id).execute()
}

export async function markTerminada(tx: Db, id: number, { en, por }: { en: string; por: string }): Promise<void> {
  await tx.updateTable('suplencia').set({ terminada: en, terminadaPor: por }).where('id', '=', id).execute()
}
