import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** `texto`: sealed to the id, which is taken before. */
interface DudaNueva {
  readonly id: number
  readonly declaracionId: number
  readonly texto: Buffer
  readonly en: string
}

export async function insertDuda(tx: Db, { id, declaracionId, texto, en }: DudaNueva): Promise<void> {
  await sql`insert into duda (id, declaracion_id, texto, en) overriding system value
    values (${id}, ${declaracionId}, ${texto}, ${en})`.execute(tx)
}

/** Marks as read by the advisor; the first reading stays. */
export async function markLeida(tx: Db, id: number, leidaEn: string): Promise<void> {
  await tx.updateTable('duda').set({ leidaEn }).where('id', '=', id).where('leidaEn', 'is', null).execute()
}

interface Respuesta {
  /** Sealed. */
  readonly respuesta: Buffer
  readonly respondidaEn: string
  readonly respondidaPor: string
}

export async function saveRespuesta(tx: Db, id: number, respuesta: Respuesta): Promise<void> {
  await tx.updateTable('duda').set(respuesta).where('id', '=', id).execute()
}
