import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Mailer } from '../platform/outside/mail.ts'
import type { Services } from './use-case.ts'

/** Dependencies of a job, which runs later and without an actor. */
export interface JobContext {
  readonly db: Db
  readonly clock: Clock
  readonly services: Services
  readonly mailer: Mailer
}
