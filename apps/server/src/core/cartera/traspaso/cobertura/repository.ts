import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import type { CoberturaTable } from '../../../../platform/db/tables/cartera.ts'

/** One new cover at a time: two of one person could be made at the same moment. */
export async function cerrarLista(tx: Db): Promise<void> {
  await sql`lock table cobertura in share row exclusive mode`.execute(tx)
}

export async function insertarCobertura(tx: Db, nueva: Insertable<CoberturaTable>): Promise<number> {
  return (await tx.insertInto('cobertura').values(nueva).returning('id').executeTakeFirstOrThrow()).id
}

export async function marcarComenzada(tx: Db, id: number, comenzada: string): Promise<void> {
  await tx.updateTable('cobertura').set({ comenzada }).where('id', '=', id).execute()
}

export async function marcarTerminada(tx: Db, id: number, { en, por }: { en: string; por: string }): Promise<void> {
  await tx.updateTable('cobertura').set({ terminada: en, terminadaPor: por }).where('id', '=', id).execute()
}
