import type { Db } from '../../platform/db/database.ts'

export async function insertarEntrada(
  tx: Db,
  entrada: { prospectoId: number; evento: number; texto: string; por: string; en: string },
): Promise<void> {
  await tx
    .insertInto('bitacora')
    .values({
      prospecto_id: entrada.prospectoId,
      evento: entrada.evento,
      texto: entrada.texto,
      por: entrada.por,
      en: entrada.en,
    })
    .execute()
}
