import type { Db } from '../../../platform/db/database.ts'

export interface MandatoNuevo {
  readonly declaracionId: number
  readonly referencia: string
  readonly por: string
  readonly en: string
  readonly origen: 'postulante' | 'mesa'
}

/** The id of what was written down; null when one stands already. */
export async function insertarMandato(tx: Db, m: MandatoNuevo): Promise<number | null> {
  const row = await tx
    .insertInto('mandato')
    .values({
      ...{ declaracion_id: m.declaracionId, referencia: m.referencia, origen: m.origen },
      ...{ otorgado_en: m.en, otorgado_por: m.por },
    })
    .onConflict((c) => c.column('declaracion_id').where('revocado_en', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Whether there was one to end. */
export async function terminarMandato(
  tx: Db,
  declaracionId: number,
  { en, por }: { en: string; por: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('mandato')
    .set({ revocado_en: en, revocado_por: por })
    .where('declaracion_id', '=', declaracionId)
    .where('revocado_en', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
