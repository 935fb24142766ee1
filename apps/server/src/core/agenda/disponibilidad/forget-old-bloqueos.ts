import { seDeshaceDesde } from '@alerce/domain/base/un-dia-para-deshacer'
import type { JobContext } from '../../job-context.ts'
import { forgetBloqueos } from './repository.ts'

/** Deletes blocks that can no longer be restored. */
export async function forgetOldBloqueos({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  await forgetBloqueos(db, seDeshaceDesde(clock.ahora()))
}
