import type { Db } from '../../../platform/db/database.ts'
import { quitarFirmados } from './repository.ts'

/** What came signed of these papers goes with them. Answers its files. */
export const soltarFirmados = (tx: Db, documentoIds: readonly number[]): Promise<number[]> =>
  quitarFirmados(tx, documentoIds)
