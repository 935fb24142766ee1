import { seDeshaceDesde } from '@alerce/domain/base/un-dia-para-deshacer'
import type { JobContext } from '../../job-context.ts'
import { olvidarFilas, olvidarRevisadasAntes } from './repository.ts'

/**
 * Who stands in a file and came into no portfolio is nobody's prospect: once the file can be neither confirmed nor taken
 * back, what it said of them goes. What became of each row stays.
 */
export async function olvidarImportaciones({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const desde = seDeshaceDesde(clock.ahora())
  await olvidarRevisadasAntes(db, desde)
  await olvidarFilas(db, desde)
}
