import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

interface Sellada {
  readonly declaracionId: number
  readonly pregunta: number
  readonly contenido: Buffer
  /** Signature of the author. */
  readonly por: string
  readonly en: string
  /** Browser window of the answer, if any. */
  readonly ventana?: string | undefined
}

/** Upserts an answer, under a new version. */
export async function saveRespuesta(tx: Db, r: Sellada): Promise<void> {
  const content = { contenido: r.contenido, respondidaEn: r.en, por: r.por, ventana: r.ventana ?? null }
  await tx
    .insertInto('respuestaDS')
    .values({ declaracionId: r.declaracionId, pregunta: r.pregunta, ...content })
    .onConflict((c) => c.columns(['declaracionId', 'pregunta']).doUpdateSet({ ...content, version: sql`default` }))
    .execute()
}

/** Deletes an answer: the question must be asked again. */
export async function deleteRespuesta(tx: Db, declaracionId: number, pregunta: number): Promise<void> {
  await tx
    .deleteFrom('respuestaDS')
    .where('declaracionId', '=', declaracionId)
    .where('pregunta', '=', pregunta)
    .execute()
}

/** Records the version of the questions that a declaration answers; it never changes. */
export async function keepCuestionario(tx: Db, declaracionId: number, preguntasTextoId: number): Promise<void> {
  await tx.updateTable('declaracion').set({ preguntasTextoId }).where('id', '=', declaracionId).execute()
}
