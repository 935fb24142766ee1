import type { Db } from '../../../platform/db/database.ts'
import { vencerEnlaces } from './repository.ts'

/** The links of a user to set a password, which nobody used yet, open nothing from now on. */
export const anularEnlaces = (tx: Db, usuarioId: number, ahora: string): Promise<void> =>
  vencerEnlaces(tx, usuarioId, ahora)
