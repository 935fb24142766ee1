import { createHash } from 'node:crypto'
import type { Db } from '../../platform/db/database.ts'

export async function insertarArchivo(
  tx: Db,
  archivo: { contenido: Buffer; sha256: string; claveId: string | null; mime: string; tamano: number; ahora: string },
): Promise<number> {
  const row = await tx
    .insertInto('archivo')
    .values({
      contenido: archivo.contenido,
      sha256: archivo.sha256,
      clave_id: archivo.claveId,
      mime: archivo.mime,
      tamano: archivo.tamano,
      creado: archivo.ahora,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
