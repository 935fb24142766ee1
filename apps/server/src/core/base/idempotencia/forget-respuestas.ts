import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import type { JobContext } from '../../job-context.ts'
import { forget } from './repository.ts'

/** How long a repeated key still answers what the first call did, at least. */
const MEMORIA_MS = 2 * DIA_MS

/** Forgets the answers that nobody will ask for again. */
export async function forgetRespuestas({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const antesDe = new Date(Date.parse(clock.ahora()) - MEMORIA_MS).toISOString()
  await forget(db, antesDe)
}
