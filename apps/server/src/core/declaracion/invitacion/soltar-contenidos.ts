import type { Db } from '../../../platform/db/database.ts'
import { quitarContenidos } from './repository.ts'

/** Removes the signed contents; the signature stays with its digest. Returns the file ids. */
export const soltarContenidos = (tx: Db, declaracionId: number): Promise<number[]> =>
  quitarContenidos(tx, declaracionId)
