import { estadoAutorizacion } from '@alerce/contract/operations/postulacion/autorizaciones'
import { SIN_AUTORIZACION } from '@alerce/domain/postulacion/autorizacion'
import { useCase } from '../../use-case.ts'
import { readProspecto } from '../prospecto/policy.ts'
import { ultimaAutorizacion } from './read-model.ts'

export const estadoAutorizacionUseCase = useCase(estadoAutorizacion, async ({ ProspectoID }, ctx) => {
  await readProspecto(ctx, ProspectoID)
  const ultima = await ultimaAutorizacion(ctx.tx, ProspectoID)
  return {
    PSA_ESTADO: ultima?.estado ?? SIN_AUTORIZACION,
    PSA_OBSERVACION_RESPUESTA: ultima?.observacion ?? '',
  }
})
