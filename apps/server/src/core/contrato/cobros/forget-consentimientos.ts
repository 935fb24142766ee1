import type { Db } from '../../../platform/db/database.ts'
import { dropConsentimientos } from './repository.ts'

/** Forgets consents that wait for the provider: a mandate confirmed afterwards is told, and not granted. */
export const forgetConsentimientos = (tx: Db, declaracionId: number): Promise<void> =>
  dropConsentimientos(tx, declaracionId)
