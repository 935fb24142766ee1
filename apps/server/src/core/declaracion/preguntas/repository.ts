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
  const content = { contenido: r.contenido, clave_id: r.claveId, respondida_en: r.en }
  await tx
    .insertInto('respuesta_ds')
    .values({ declaracion_id: r.declaracionId, pregunta: r.pregunta, ...content })
    .onConflict((c) => c.columns(['declaracion_id', 'pregunta']).doUpdateSet(content))
    .execute()
}
