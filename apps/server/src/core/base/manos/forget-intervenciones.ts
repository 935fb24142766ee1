import type { Db } from '../../../platform/db/database.ts'
import { deleteIntervenciones } from './repository.ts'

/** Forgets acts before an instant, which no rule looks back at any more. */
export const forgetIntervenciones = (db: Db, hasta: string): Promise<void> => deleteIntervenciones(db, hasta)
