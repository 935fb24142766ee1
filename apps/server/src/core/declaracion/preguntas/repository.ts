import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

interface Sellada {
  readonly declaracionId: number
  readonly pregunta: number
  readonly contenido: Buffer
  /** A signature. */
  readonly por: string
  readonly en: string
  /** Where it was given, if it was in a window. */
  readonly ventana?: string | undefined
}

/** Writes one answer over the one before, under a version of its own. */
export async function guardarRespuesta(tx: Db, r: Sellada): Promise<void> {
  const content = { contenido: r.contenido, respondidaEn: r.en, por: r.por, ventana: r.ventana ?? null }
  await tx
    .insertInto('respuestaDS')
    .values({ declaracionId: r.declaracionId, pregunta: r.pregunta, ...content })
    .onConflict((c) => c.columns(['declaracionId', 'pregunta']).doUpdateSet({ ...content, version: sql`default` }))
    .execute()
}

/** A question that has to be asked again. */
export async function borrarRespuesta(tx: Db, declaracionId: number, pregunta: number): Promise<void> {
  await tx
    .deleteFrom('respuestaDS')
    .where('declaracionId', '=', declaracionId)
    .where('pregunta', '=', pregunta)
    .execute()
}

/** Which version of the questions a declaration answers, once and for all. */
export async function conservarCuestionario(tx: Db, declaracionId: number, preguntasTextoId: number): Promise<void> {
  await tx.updateTable('declaracion').set({ preguntasTextoId }).where('id', '=', declaracionId).execute()
}
