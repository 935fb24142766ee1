import type { Db } from '../../../platform/db/database.ts'
import { borrarDeTodos } from './repository.ts'

/** Deletes all drafts of a form whose act is finished, by any person. */
export const soltarBorradores = (tx: Db, formulario: string): Promise<void> => borrarDeTodos(tx, formulario)
