import { obtenerBeneficiosComplementarios } from '@alerce/contract/operations/cotizacion/planes'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { beneficiosComplementarios, presentBeneficio } from './read-model-beneficios.ts'

export const obtenerBeneficiosComplementariosUseCase = useCase(
  obtenerBeneficiosComplementarios,
  async ({ prospectoId }, ctx) => {
    await readProspecto(ctx, prospectoId)
    return (await beneficiosComplementarios(ctx)).map(presentBeneficio)
  },
)
