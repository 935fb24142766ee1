import type { Db } from '../../../platform/db/database.ts'
import { removeAdjuntos } from './repository.ts'

/**
 * Deletes the attachments with one of these digests (SHA-256) from letters about a prospect; returns their file ids.
 */
export const releaseAdjuntos = (tx: Db, prospectoId: number, huellas: readonly string[]): Promise<number[]> =>
  removeAdjuntos(tx, prospectoId, huellas)
