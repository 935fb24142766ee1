import type { Db } from '../../../platform/db/database.ts'
import { removeContenidos } from './repository.ts'

/** Removes the signed contents; the signature stays with its digest. Returns the file ids. */
export const releaseContenidos = (tx: Db, declaracionId: number): Promise<number[]> =>
  removeContenidos(tx, declaracionId)
