import type { Db } from '../../../platform/db/database.ts'
import { quitarAdjuntos } from './repository.ts'

/** What letters about a prospect carried with one of these fingerprints (SHA-256) goes; answers its files. */
export const soltarAdjuntos = (tx: Db, prospectoId: number, huellas: readonly string[]): Promise<number[]> =>
  quitarAdjuntos(tx, prospectoId, huellas)
