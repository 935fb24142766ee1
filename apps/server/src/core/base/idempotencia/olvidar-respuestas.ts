import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import type { JobContext } from '../../job-context.ts'
import { olvidar } from './repository.ts'

/** How long a repeated key still answers what the first call did, at least. */
const MEMORIA_MS = 2 * DIA_MS
/** Forgotten at a time: no call waits long for those that hold its row, or for the embedded database. */
const LOTE = 500

/** Forgets the answers that nobody will ask for again. */
export async function olvidarRespuestas({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const antesDe = new Date(Date.parse(clock.ahora()) - MEMORIA_MS).toISOString()
  while ((await olvidar(db, antesDe, LOTE)) === LOTE);
}
