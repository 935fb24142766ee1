import type { Db } from '../../../platform/db/database.ts'

interface EnVarios {
  readonly evento: number
  readonly texto: string
  readonly por: string
  readonly en: string
}

/** The same entry for several prospects. */
export async function insertarEntradas(tx: Db, ids: readonly number[], entrada: EnVarios): Promise<void> {
  await tx
    .insertInto('bitacora')
    .values(ids.map((prospecto_id) => ({ prospecto_id, ...entrada })))
    .execute()
}

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
