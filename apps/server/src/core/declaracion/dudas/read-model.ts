import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { DudaTable } from '../../../platform/db/tables/declaracion.ts'
import type { Vault } from '../../../platform/vault.ts'

type Fila = Selectable<DudaTable>

/** Both texts of a question. Only for operations marked `health`. */
export const textosDeDuda = (vault: Vault, { id, texto, respuesta }: Pick<Fila, 'id' | 'texto' | 'respuesta'>) => ({
  texto: vault.en('duda.texto', id).open<string>(texto),
  respuesta: respuesta === null ? null : vault.en('duda.respuesta', id).open<string>(respuesta),
})

/** Questions of a declaration, newest first. */
export const dudasDe = (tx: Db, declaracionId: number): Promise<Fila[]> =>
  tx.selectFrom('duda').selectAll().where('declaracionId', '=', declaracionId).orderBy('id', 'desc').execute()

/** Question of a declaration, locked, or null. */
export const takeDuda = async (tx: Db, id: number, declaracionId: number): Promise<Fila | null> =>
  (await tx
    .selectFrom('duda')
    .selectAll()
    .where('id', '=', id)
    .where('declaracionId', '=', declaracionId)
    .forUpdate()
    .executeTakeFirst()) ?? null

/** Number of questions of a declaration without an answer. */
export async function sinResponder(tx: Db, declaracionId: number): Promise<number> {
  const { total } = await tx
    .selectFrom('duda')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('declaracionId', '=', declaracionId)
    .where('respuesta', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

/** Questions of all declarations of a sale, newest first, without their texts. */
export async function resumenDeDudas(tx: Db, prospectoId: number) {
  return await tx
    .selectFrom('duda')
    .innerJoin('declaracion', 'declaracion.id', 'duda.declaracionId')
    .select(['duda.id as dudaId', 'declaracion.id as identificador', 'duda.en', 'duda.leidaEn'])
    .select(['duda.respondidaEn', 'duda.respondidaPor', 'declaracion.viva as seResponde'])
    .where('declaracion.prospectoId', '=', prospectoId)
    .orderBy('duda.id', 'desc')
    .execute()
}

/** Changes of the advisor to the questions of a declaration: how many were read, and how many answered. */
export async function marcaDeDudas(tx: Db, declaracionId: number) {
  return await tx
    .selectFrom('duda')
    .select(sql<number>`count(leida_en)::int`.as('leidas'))
    .select(sql<number>`count(respuesta)::int`.as('respuestas'))
    .where('declaracionId', '=', declaracionId)
    .executeTakeFirstOrThrow()
}
