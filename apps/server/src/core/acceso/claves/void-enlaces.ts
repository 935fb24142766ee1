import type { Db } from '../../../platform/db/database.ts'
import { expireEnlaces } from './repository.ts'

/** The links of a user to set a password, which nobody used yet, open nothing from now on. */
export const voidEnlaces = (tx: Db, usuarioId: number, ahora: string): Promise<void> =>
  expireEnlaces(tx, usuarioId, ahora)
