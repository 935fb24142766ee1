import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { DeclaracionJuradaTable } from '../../../platform/db/tables/declaracion.ts'

export async function insertJurada(tx: Db, jurada: Insertable<DeclaracionJuradaTable>): Promise<void> {
  await tx.insertInto('declaracionJurada').values(jurada).execute()
}

export async function acceptJurada(tx: Db, id: number, por: string, en: string): Promise<void> {
  await tx
    .updateTable('declaracionJurada')
    .set({ aceptadaPor: por, aceptadaEn: en })
    .where('id', '=', id)
    .where('aceptadaEn', 'is', null)
    .execute()
}

/** Those of persons who leave the declaration; answers their files. */
export async function deleteJuradas(tx: Db, declaracionId: number, personas: readonly number[]): Promise<number[]> {
  const rows = await tx
    .deleteFrom('declaracionJurada')
    .where('declaracionId', '=', declaracionId)
    .where('personaId', 'in', personas)
    .returning('archivoId')
    .execute()
  return rows.flatMap(({ archivoId }) => archivoId ?? [])
}

/** That one was accepted stays, with its fingerprint; its papers go. Answers their files. */
export async function releaseJuradas(tx: Db, declaracionId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('declaracionJurada')
    .select('archivoId')
    .where('declaracionId', '=', declaracionId)
    .where('archivoId', 'is not', null)
    .execute()
  await tx
    .updateTable('declaracionJurada')
    .set({ archivoId: null })
    .where('declaracionId', '=', declaracionId)
    .execute()
  return rows.flatMap(({ archivoId }) => archivoId ?? [])
}
