import type { Db } from '../../../platform/db/database.ts'
import { quitarFirmados } from './repository.ts'

/** Deletes the signed files of these papers. Returns their file ids. */
export const soltarFirmados = (tx: Db, documentoIds: readonly number[]): Promise<number[]> =>
  quitarFirmados(tx, documentoIds)
