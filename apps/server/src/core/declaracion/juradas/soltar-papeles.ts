import type { Db } from '../../../platform/db/database.ts'
import { soltarJuradas } from './repository.ts'

/** The papers of what was sworn go; that it was accepted stays, with its fingerprint. Answers their files. */
export const soltarPapeles = (tx: Db, declaracionId: number): Promise<number[]> => soltarJuradas(tx, declaracionId)
