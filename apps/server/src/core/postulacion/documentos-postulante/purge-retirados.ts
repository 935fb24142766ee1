import { seDeshaceDesde } from '@alerce/domain/base/un-dia-para-deshacer'
import { deleteSueltos } from '../../base/archivos/delete-sueltos.ts'
import type { JobContext } from '../../job-context.ts'
import { retiradosPorPurgar } from './read-model.ts'
import { deleteRetirados } from './repository.ts'

/** Documents per transaction. */
const LOTE = 50

/**
 * Purges deleted documents that can no longer be restored, with their certificate and bytes. Documents that existed
 * when a declaration of the sale was sent for evaluation are kept.
 */
export async function purgeRetirados({ db, clock, services }: Pick<JobContext, 'db' | 'clock' | 'services'>) {
  const limite = seDeshaceDesde(clock.ahora())
  for (;;) {
    const cuantos = await db.transaction().execute(async (tx) => {
      const ids = await retiradosPorPurgar(tx, limite, LOTE)
      await deleteSueltos({ tx, almacen: services.almacen }, await deleteRetirados(tx, ids))
      return ids.length
    })
    if (cuantos < LOTE) return
  }
}
