import { codigoNoCoincide } from '@alerce/contract/messages/declaracion/invitacion'
import { resultadoMessages as m } from '@alerce/contract/messages/declaracion/resultado'
import { finalizaevaluacionds } from '@alerce/contract/operations/declaracion/evaluacion'
import type { CodigoDeCierre } from '@alerce/domain/declaracion/evaluacion'
import { contestaElPostulante } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import { respondeElPostulante } from '@alerce/domain/declaracion/invitacion/seguimiento'
import { ensure, refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { takeDeclaracion } from '../ds/edit-declaracion.ts'
import type { Declaracion } from '../ds/read-model.ts'
import { consumeCodigo } from '../postulante/consume-codigo.ts'
import { closeEvaluada, judgeCierre } from './close-evaluada.ts'
import { loQueResponde } from './read-model.ts'

/**
 * Requires the mailed code to close an answer of the applicant of an electronic sale. A wrong code is refused and
 * counted; the last attempt spends it.
 */
async function ensurePin(ctx: Context, declaracion: Declaracion, pin: string): Promise<void> {
  if (!(contestaElPostulante(declaracion) && respondeElPostulante(declaracion.resultado))) return
  ensure(pin, m.respondeElPostulante)
  const { id: declaracionId } = declaracion
  const usado = await consumeCodigo(
    ctx,
    { declaracionId, uso: 'cierre', dice: await loQueResponde(ctx, declaracion) },
    pin,
  )
  if ('quedan' in usado) refuse(m.pinNoCoincide, { campo: 'pin', texto: codigoNoCoincide(usado.quedan), queda: true })
}

/** Closes an evaluated declaration: the finish code must match its result (core rules, Finish codes). */
export const finalizaevaluacionDSUseCase = useCase(finalizaevaluacionds, async (input, ctx) => {
  const { declaracion } = await takeDeclaracion(ctx, input)
  const codigo = input.resultado as CodigoDeCierre
  const cierre = await judgeCierre(ctx, declaracion, codigo, input.acepta ?? null)
  if (!cierre) return 'ok' as const
  await ensurePin(ctx, declaracion, input.pin ?? '')
  await closeEvaluada(ctx, cierre)
  return 'ok' as const
})
