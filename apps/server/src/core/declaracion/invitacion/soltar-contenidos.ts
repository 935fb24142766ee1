import type { Db } from '../../../platform/db/database.ts'
import { quitarContenidos } from './repository.ts'

/** What was signed is forgotten; that it was stays, with its fingerprint. Answers the files. */
export const soltarContenidos = (tx: Db, declaracionId: number): Promise<number[]> =>
  quitarContenidos(tx, declaracionId)
