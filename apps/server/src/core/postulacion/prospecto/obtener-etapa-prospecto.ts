import { obtenerEtapaProspecto } from '@alerce/contract/operations/postulacion/prospecto'
import { useCase } from '../../use-case.ts'
import { leerProspecto } from './policy.ts'

export const obtenerEtapaProspectoUseCase = useCase(obtenerEtapaProspecto, async ({ prospectoId }, ctx) => {
  const { etapa } = await leerProspecto(ctx, prospectoId)
  return { etapa }
})
