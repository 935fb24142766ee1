import type { Db } from '../../../../platform/db/database.ts'
import { borrarAdjuntos } from '../repository.ts'

/** Takes away the files of a declaration; answers them, for their bytes to go. */
export const soltarAdjuntos = (tx: Db, declaracionId: number): Promise<number[]> => borrarAdjuntos(tx, declaracionId)
