import type { Db } from '../../../platform/db/database.ts'
import { removePrimerPago } from './repository.ts'

/**
 * The amount is another: what was registered proves the former one and is registered again, with the proof of the new
 * one or, where it reaches, the same. Tells whether there was any.
 */
export const redoPrimerPago = (tx: Db, declaracionId: number): Promise<boolean> => removePrimerPago(tx, declaracionId)
