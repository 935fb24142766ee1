import type { JobContext } from '../../job-context.ts'
import { deleteDesafiosBefore } from './repository.ts'

/** Steps of a login that nobody answered in time. */
export const forgetDesafios = ({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> =>
  deleteDesafiosBefore(db, clock.ahora())
