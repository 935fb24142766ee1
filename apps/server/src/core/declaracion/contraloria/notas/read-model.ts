import type { Db } from '../../../../platform/db/database.ts'
import type { Vault } from '../../../../platform/vault.ts'
import type { ColaDeContraloria } from '../read-model.ts'

/** Number of notes of a case. */
export async function cuantasNotas(tx: Db, declaracionId: number): Promise<number> {
  return (await notasPorCaso(tx, [declaracionId])).get(declaracionId) ?? 0
}

/** Number of notes of each case. */
export async function notasPorCaso(tx: Db, declaraciones: readonly number[]): Promise<Map<number, number>> {
  if (declaraciones.length === 0) return new Map()
  const rows = await tx
    .selectFrom('notaCaso')
    .select(['declaracionId', (e) => e.fn.countAll<number>().as('notas')])
    .where('declaracionId', 'in', declaraciones)
    .groupBy('declaracionId')
    .execute()
  return new Map(rows.map(({ declaracionId, notas }) => [declaracionId, notas]))
}

/** Notes of a case, newest first; the financial queue reads no health notes. Only for operations marked `health`. */
export async function notasDe(tx: Db, vault: Vault, declaracionId: number, cola: ColaDeContraloria | null) {
  let query = tx
    .selectFrom('notaCaso')
    .select(['id', 'clase', 'por', 'para', 'en', 'texto'])
    .where('declaracionId', '=', declaracionId)
  if (cola === 'financiera') query = query.where('cola', '=', 'financiera')
  const rows = await query.orderBy('id', 'desc').execute()
  return rows.map(({ id, texto, ...nota }) => ({ ...nota, texto: vault.en('nota_caso.texto', id).open<string>(texto) }))
}
