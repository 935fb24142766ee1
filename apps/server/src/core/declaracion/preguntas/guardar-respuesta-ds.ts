import { guardarRespuestaDS } from '@alerce/contract/operations/declaracion/preguntas'
import { useCase } from '../../use-case.ts'
import { editDeclaracion } from '../ds/edit-declaracion.ts'
import { answer } from './answer.ts'

export const guardarRespuestaDSUseCase = useCase(guardarRespuestaDS, async (input, ctx) => {
  const { declaracion } = await editDeclaracion(ctx, { identificador: input.identificador, rut: input.rut })
  await answer(ctx, declaracion, input)
  return 'ok' as const
})
