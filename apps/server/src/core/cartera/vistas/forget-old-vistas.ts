import { seDeshaceDesde } from '@alerce/domain/base/un-dia-para-deshacer'
import type { JobContext } from '../../job-context.ts'
import { forgetVistas } from './repository.ts'

/** Deletes views that can no longer be restored. */
export async function forgetOldVistas({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  await forgetVistas(db, seDeshaceDesde(clock.ahora()))
}
