import type { Db } from '../../../../platform/db/database.ts'
import { deleteAdjuntos } from '../repository.ts'

/** Takes away the files of a declaration; answers them, for their bytes to go. */
export const releaseAdjuntos = (tx: Db, declaracionId: number): Promise<number[]> => deleteAdjuntos(tx, declaracionId)
