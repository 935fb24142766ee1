import type { Db } from '../../../platform/db/database.ts'
import { deleteCuentas } from './repository.ts'

/** Unlinks a user from the account of the company: another account of the same person can be linked later. */
export const forgetCuentas = (tx: Db, usuarioId: number): Promise<void> => deleteCuentas(tx, usuarioId)
