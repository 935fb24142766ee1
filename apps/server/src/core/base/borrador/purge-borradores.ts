import type { JobContext } from '../../job-context.ts'
import { purge } from './repository.ts'
import { limiteDeVigencia } from './vigencia.ts'

/** Drafts that nobody may read any more, of anybody, are not kept either. */
export async function purgeBorradores({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  await purge(db, await limiteDeVigencia({ tx: db, ahora: clock.ahora(), hoy: clock.hoy() }))
}
