import { finalizaevaluacionds } from '@alerce/contract/operations/declaracion/evaluacion'
import { codigoDeCierre } from '@alerce/domain/declaracion/evaluacion'
import { guardadaAntesDe } from '@alerce/domain/declaracion/retencion'
import { oneByOne } from '../../../../platform/one-by-one.ts'
import { parametrosAl } from '../../../base/parametros/read-model.ts'
import type { Core } from '../../../core.ts'
import type { JobContext } from '../../../job-context.ts'
import { terminadasSinFinalizar } from './read-model.ts'

const RONDA = 'cerrar-sin-finalizar'
/** A round that finds more leaves them to the next. */
const TANDA = 200
const origin = { ip: 'local', agente: RONDA, peticionId: RONDA }

/** Finishes what was denied or fell short of income and was left alone: until then its time does not run. */
export async function closeUnfinished(core: Core, { db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const { diasParaCerrarDenegada } = await parametrosAl(db, clock.hoy())
  const antesDe = guardadaAntesDe(clock.ahora(), diasParaCerrarDenegada)
  const actor = { kind: 'sistema', mando: RONDA } as const
  await oneByOne(await terminadasSinFinalizar(db, antesDe, TANDA), async ({ id: identificador, resultado }) => {
    const codigo = resultado === null ? null : codigoDeCierre(resultado)
    if (codigo === null) return
    const payload = { identificador, resultado: codigo }
    await core.call({ operation: finalizaevaluacionds, payload, actor, origin })
  })
}
