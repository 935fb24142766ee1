import { guardarRespuestaPostulante } from '@alerce/contract/operations/declaracion/postulante'
import { useCase } from '../../../use-case.ts'
import { refrescarEstado } from '../../declaracion/refrescar-estado.ts'
import { responder } from '../../preguntas/responder.ts'
import { abrirParaResponder, avanzar } from '../avanzar.ts'
import { editarPostulacion } from '../tomar-postulacion.ts'

export const guardarRespuestaPostulanteUseCase = useCase(guardarRespuestaPostulante, async (input, ctx) => {
  const { declaracion } = await editarPostulacion(ctx)
  const abierta = await abrirParaResponder(ctx, declaracion)
  await responder(ctx, abierta, input)
  await avanzar(ctx, abierta)
  // each answer is a step for whoever follows them
  await refrescarEstado(ctx, declaracion.prospectoId)
  return 'ok' as const
})
