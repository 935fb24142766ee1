import { obtenerEtapaProspecto } from '@alerce/contract/operations/postulacion/prospecto'
import { useCase } from '../../use-case.ts'
import { readProspecto } from './policy.ts'

export const obtenerEtapaProspectoUseCase = useCase(obtenerEtapaProspecto, async ({ prospectoId }, ctx) => {
  const { etapa } = await readProspecto(ctx, prospectoId)
  return { etapa }
})
