import type { Db } from '../../../platform/db/database.ts'
import { removeFirmados } from './repository.ts'

/** Deletes the signed files of these papers. Returns their file ids. */
export const releaseFirmados = (tx: Db, documentoIds: readonly number[]): Promise<number[]> =>
  removeFirmados(tx, documentoIds)
