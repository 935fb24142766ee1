import { seDeshaceDesde } from '@alerce/domain/base/un-dia-para-deshacer'
import { borrarSueltos } from '../../base/archivos/borrar-sueltos.ts'
import type { JobContext } from '../../job-context.ts'
import { retiradosPorPurgar } from './read-model.ts'
import { borrarRetirados } from './repository.ts'

/** Taken at a time. */
const LOTE = 50

/**
 * What was taken away of an applicant's documents goes for good once it cannot be given back, with the certificate that
 * was read of it and its bytes; what stood when a declaration of its sale was sent to be evaluated is kept.
 */
export async function purgarRetirados({ db, clock, services }: Pick<JobContext, 'db' | 'clock' | 'services'>) {
  const limite = seDeshaceDesde(clock.ahora())
  for (;;) {
    const cuantos = await db.transaction().execute(async (tx) => {
      const ids = await retiradosPorPurgar(tx, limite, LOTE)
      await borrarSueltos({ tx, almacen: services.almacen }, await borrarRetirados(tx, ids))
      return ids.length
    })
    if (cuantos < LOTE) return
  }
}
