import { responderCircularPostulante } from '@alerce/contract/operations/declaracion/postulante-papeles'
import { useCase } from '../../../use-case.ts'
import { registrarCircular } from '../../circular/registrar-circular.ts'
import { refrescarEstado } from '../../declaracion/refrescar-estado.ts'
import { editarPostulacion } from '../tomar-postulacion.ts'

export const responderCircularPostulanteUseCase = useCase(responderCircularPostulante, async (dicho, ctx) => {
  const { declaracion } = await editarPostulacion(ctx)
  await registrarCircular(ctx, declaracion, dicho)
  await refrescarEstado(ctx, declaracion.prospectoId)
  return 'ok' as const
})
