import type { JobContext } from '../../../job-context.ts'
import { forgetReservas } from './repository.ts'

/** Deletes what clients typed when booking, once its time is over. */
export const forgetOldReservas = ({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> =>
  forgetReservas(db, clock.ahora())
