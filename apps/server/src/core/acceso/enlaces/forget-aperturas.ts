import type { Db } from '../../../platform/db/database.ts'
import { deleteAperturas } from './repository.ts'

/** From where links were opened, until an instant, is not kept. */
export const forgetAperturas = (db: Db, hasta: string): Promise<void> => deleteAperturas(db, hasta)
