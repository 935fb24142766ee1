import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import type { JobContext } from '../../job-context.ts'
import { borrarCodigos } from './repository-codigo.ts'

/** A code that was mailed opens nothing after some minutes; how many were in the last hour counts. */
export async function olvidarCodigos({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  await borrarCodigos(db, new Date(Date.parse(clock.ahora()) - DIA_MS).toISOString())
}
