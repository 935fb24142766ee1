import { seDeshaceDesde } from '@alerce/domain/base/un-dia-para-deshacer'
import type { JobContext } from '../../job-context.ts'
import { forgetPlantillas } from './repository.ts'

/** Deletes templates that can no longer be restored. */
export async function forgetOldPlantillas({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  await forgetPlantillas(db, seDeshaceDesde(clock.ahora()))
}
