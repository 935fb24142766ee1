import type { Db } from '../../../platform/db/database.ts'
import { quitarPrimerPago } from './repository.ts'

/**
 * The amount is another: what was registered proves the former one and is registered again, with the proof of the new
 * one or, where it reaches, the same. Tells whether there was any.
 */
export const rehacerPrimerPago = (tx: Db, declaracionId: number): Promise<boolean> =>
  quitarPrimerPago(tx, declaracionId)
