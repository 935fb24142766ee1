import { finalizaevaluacionds } from '@alerce/contract/operations/declaracion/evaluacion'
import { codigoDeCierre } from '@alerce/domain/declaracion/evaluacion'
import { guardadaAntesDe } from '@alerce/domain/declaracion/retencion'
import { parametrosAl } from '../../../base/parametros/read-model.ts'
import type { Core } from '../../../core.ts'
import type { JobContext } from '../../../job-context.ts'
import { denegadasSinCerrar } from './read-model.ts'

const RONDA = 'cerrar-denegadas'
/** A round that finds more leaves them to the next. */
const TANDA = 200
const origin = { ip: 'local', agente: RONDA, peticionId: RONDA }

/** Finishes what was denied and left alone: until then it is not returned to who declared it, nor does its time run. */
export async function cerrarDenegadas(core: Core, { db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const { diasParaCerrarDenegada } = await parametrosAl(db, clock.hoy())
  const antesDe = guardadaAntesDe(clock.ahora(), diasParaCerrarDenegada)
  const actor = { kind: 'sistema', mando: RONDA } as const
  for (const { id: identificador, resultado } of await denegadasSinCerrar(db, antesDe, TANDA)) {
    const codigo = resultado === null ? null : codigoDeCierre(resultado)
    if (codigo === null) continue
    const payload = { identificador, resultado: codigo }
    await core.call({ operation: finalizaevaluacionds, payload, actor, origin })
  }
}
