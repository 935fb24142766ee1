import type { Db } from '../../../platform/db/database.ts'
import { partesDelEnlace } from './read-model.ts'

/** How the log names a link. */
export async function sobreEnlace(tx: Db, enlaceId: number): Promise<string> {
  const partes = await partesDelEnlace(tx, enlaceId)
  return partes ? `enlace ${enlaceId} sobre ${partes.asesor}, de ${partes.jefe}` : `enlace ${enlaceId}`
}
