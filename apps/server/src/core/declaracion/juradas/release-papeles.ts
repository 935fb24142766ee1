import type { Db } from '../../../platform/db/database.ts'
import { releaseJuradas } from './repository.ts'

/** The papers of what was sworn go; that it was accepted stays, with its fingerprint. Answers their files. */
export const releasePapeles = (tx: Db, declaracionId: number): Promise<number[]> => releaseJuradas(tx, declaracionId)
