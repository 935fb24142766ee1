import type { Db } from '../../../platform/db/database.ts'
import { borrarDeTodos } from './repository.ts'

/** What a form was written for is over, whoever wrote in it: nobody goes on with it. */
export const soltarBorradores = (tx: Db, formulario: string): Promise<void> => borrarDeTodos(tx, formulario)
