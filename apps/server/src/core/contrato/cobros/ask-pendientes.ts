import { consultarCobros } from '@alerce/contract/operations/contrato/cobro'
import { oneByOne } from '../../../platform/one-by-one.ts'
import { operatorOf } from '../../actor.ts'
import type { Core } from '../../core.ts'
import type { JobContext } from '../../job-context.ts'
import { declaracionesPorConsultar } from './read-model.ts'

/** A round that finds more leaves them to the next. */
const TANDA = 50

/** Asks the provider about charges whose notice did not come. */
export async function askPendientes({ db, clock, services }: JobContext, core: Core): Promise<void> {
  if (!services.pasarela.enLinea) return
  await oneByOne(await declaracionesPorConsultar(db, clock.ahora(), TANDA), async (identificador) => {
    await core.call({ operation: consultarCobros, payload: { identificador }, ...operatorOf('consultar-cobros') })
  })
}
