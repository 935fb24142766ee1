import type { Rondas } from '../jobs.ts'
import { BucketAway } from './bucket.ts'
import { deleteDue, type Mudanza, moveArchivos } from './move.ts'

/** Files of a run: the other rounds wait meanwhile. `npm run alerce -- mover-archivos` has no such limit. */
const OF_A_RUN = 200

async function moveAndDelete(mudanza: Mudanza, takesToBucket: boolean): Promise<void> {
  try {
    if (takesToBucket) await moveArchivos(mudanza, 's3', OF_A_RUN)
    await deleteDue(mudanza)
  } catch (error) {
    // The bucket logs its own outage; the next run goes on
    if (!(error instanceof BucketAway)) throw error
  }
}

/** Takes new files to the bucket, unless it is only read, and deletes the objects without a file. */
export const rondasDeArchivos = (mudanza: Mudanza, takesToBucket: boolean): Rondas => ({
  'llevar-archivos': { cron: '* * * * *', run: () => moveAndDelete(mudanza, takesToBucket) },
})
