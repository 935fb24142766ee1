import type { Db } from '../../../platform/db/database.ts'
import { deleteFromAll } from './repository.ts'

/** Deletes all drafts of a form whose act is finished, by any person. */
export const releaseBorradores = (tx: Db, formulario: string): Promise<void> => deleteFromAll(tx, formulario)
