import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import type { JobContext } from '../../job-context.ts'
import { deleteEnlaces } from './repository.ts'

/** A link that sets a password opens nothing after an hour; how many were asked for in the last hours counts. */
export async function forgetEnlaces({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  await deleteEnlaces(db, new Date(Date.parse(clock.ahora()) - DIA_MS).toISOString())
}
