import { guardarRespuestaPostulante } from '@alerce/contract/operations/declaracion/postulante'
import { useCase } from '../../../use-case.ts'
import { refreshEstado } from '../../ds/refresh-estado.ts'
import { answer } from '../../preguntas/answer.ts'
import { advance, openToAnswer } from '../advance.ts'
import { editPostulacion } from '../take-postulacion.ts'

export const guardarRespuestaPostulanteUseCase = useCase(guardarRespuestaPostulante, async (input, ctx) => {
  const { declaracion } = await editPostulacion(ctx)
  const abierta = await openToAnswer(ctx, declaracion)
  await answer(ctx, abierta, input)
  await advance(ctx, abierta)
  // each answer is a step for whoever follows them
  await refreshEstado(ctx, declaracion.prospectoId)
  return 'ok' as const
})
