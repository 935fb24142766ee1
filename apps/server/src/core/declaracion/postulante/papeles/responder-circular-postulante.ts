import { responderCircularPostulante } from '@alerce/contract/operations/declaracion/postulante-papeles'
import { useCase } from '../../../use-case.ts'
import { recordCircular } from '../../circular/record-circular.ts'
import { refreshEstado } from '../../ds/refresh-estado.ts'
import { editPostulacion } from '../take-postulacion.ts'

export const responderCircularPostulanteUseCase = useCase(responderCircularPostulante, async (dicho, ctx) => {
  const { declaracion } = await editPostulacion(ctx)
  await recordCircular(ctx, declaracion, dicho)
  await refreshEstado(ctx, declaracion.prospectoId)
  return 'ok' as const
})
