import { responderEvaluacionMedica } from '@alerce/contract/operations/declaracion/contraloria'
import { firma } from '../../actor.ts'
import { useCase } from '../../use-case.ts'
import { registrarResultado } from './registrar-resultado.ts'
import { tomarCaso } from './tomar-caso.ts'

/** A person on the health answers: only a person decides against the applicant (core rules, Evaluation). */
export const responderEvaluacionMedicaUseCase = useCase(responderEvaluacionMedica, async (input, ctx) => {
  const { identificador, resultado, motivo } = input
  const declaracion = await tomarCaso(ctx, identificador, 0)
  const motivos = motivo ? [motivo] : []
  await registrarResultado(ctx, declaracion, { clase: 'medica', resultado, motivos, por: firma(ctx.actor) })
  return { resultado }
})
