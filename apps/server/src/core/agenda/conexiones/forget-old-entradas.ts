import type { JobContext } from '../../job-context.ts'
import { forgetEntradas } from './repository.ts'

/** Deletes entries that ended, or were deleted, too long ago for any calendar program to ask for them. */
export async function forgetOldEntradas({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  await forgetEntradas(db, clock.ahora())
}
