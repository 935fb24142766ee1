import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Rondas } from '../platform/jobs.ts'
import { forgetTokensVencidos } from './bearer/repository.ts'
import { purgeBrakes } from './session/brakes.ts'

/** Scheduled deletion of expired tokens and empty counters. */
export const rondasDelGateway = (db: Db, clock: Clock): Rondas => ({
  'olvidar-tokens': { cron: '37 * * * *', run: () => forgetTokensVencidos(db, clock.ahora()) },
  'purgar-frenos': { cron: '53 * * * *', run: () => purgeBrakes(db, clock.ahora()) },
})
