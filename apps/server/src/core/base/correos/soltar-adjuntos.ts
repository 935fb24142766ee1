import type { Db } from '../../../platform/db/database.ts'
import { quitarAdjuntos } from './repository.ts'

/**
 * Deletes the attachments with one of these digests (SHA-256) from letters about a prospect; returns their file ids.
 */
export const soltarAdjuntos = (tx: Db, prospectoId: number, huellas: readonly string[]): Promise<number[]> =>
  quitarAdjuntos(tx, prospectoId, huellas)
