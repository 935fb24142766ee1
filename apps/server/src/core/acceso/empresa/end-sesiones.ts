import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Cierre } from '../../../platform/outside/proveedor.ts'
import { sesionesDeEmpresa } from '../../../sesiones/read-model.ts'
import { closeSesiones } from '../../../sesiones/repository.ts'

/** Ends the sessions whose login the provider ended; returns their number. */
export async function endSesiones({ db, clock }: { readonly db: Db; readonly clock: Clock }, cierre: Cierre) {
  return await db.transaction().execute(async (tx) => {
    let cerradas = 0
    for (const sesionId of await sesionesDeEmpresa(tx, cierre))
      cerradas += await closeSesiones(tx, { sesionId }, 'empresa', clock.ahora())
    return cerradas
  })
}
