import { guardarRespuestaDS } from '@alerce/contract/operations/declaracion/preguntas'
import { useCase } from '../../use-case.ts'
import { editarDeclaracion } from '../declaracion/editar-declaracion.ts'
import { responder } from './responder.ts'

export const guardarRespuestaDSUseCase = useCase(guardarRespuestaDS, async (input, ctx) => {
  const { declaracion } = await editarDeclaracion(ctx, { identificador: input.identificador, rut: input.rut })
  await responder(ctx, declaracion, input)
  return 'ok' as const
})
