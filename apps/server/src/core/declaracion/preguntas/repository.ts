import type { Db } from '../../../platform/db/database.ts'

interface Sellada {
  readonly declaracionId: number
  readonly pregunta: number
  readonly contenido: Buffer
  readonly claveId: string
  readonly en: string
}

/** Writes one answer over the one before. */
export async function guardarRespuesta(tx: Db, r: Sellada): Promise<void> {
  const content = { contenido: r.contenido, claveId: r.claveId, respondidaEn: r.en }
  await tx
    .insertInto('respuestaDS')
    .values({ declaracionId: r.declaracionId, pregunta: r.pregunta, ...content })
    .onConflict((c) => c.columns(['declaracionId', 'pregunta']).doUpdateSet(content))
    .execute()
}
