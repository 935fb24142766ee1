import type { Db } from '../../../platform/db/database.ts'
import { borrarAperturas } from './repository.ts'

/** From where links were opened, until an instant, is not kept. */
export const olvidarAperturas = (db: Db, hasta: string): Promise<void> => borrarAperturas(db, hasta)
