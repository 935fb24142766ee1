import { seDeshaceDesde } from '@alerce/domain/base/un-dia-para-deshacer'
import type { JobContext } from '../../job-context.ts'
import { olvidarBorradas } from './repository.ts'

/** Deleted appointments that cannot be given back any more are not kept. */
export async function purgarCitas({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  await olvidarBorradas(db, seDeshaceDesde(clock.ahora()))
}
