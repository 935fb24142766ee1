import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Rondas } from '../platform/jobs.ts'
import { olvidarTokensVencidos } from './bearer/repository.ts'
import { purgarFrenos } from './session/frenos.ts'

/** What the gateway forgets by the clock; nobody may use it by then. */
export const rondasDelGateway = (db: Db, clock: Clock): Rondas => ({
  'olvidar-tokens': { cron: '37 * * * *', hacer: () => olvidarTokensVencidos(db, clock.ahora()) },
  'purgar-frenos': { cron: '53 * * * *', hacer: () => purgarFrenos(db, clock.ahora()) },
})
