import { obtenerBeneficiosComplementarios } from '@alerce/contract/operations/cotizacion/planes'
import { leerProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { beneficiosComplementarios, presentarBeneficio } from './read-model-beneficios.ts'

export const obtenerBeneficiosComplementariosUseCase = useCase(
  obtenerBeneficiosComplementarios,
  async ({ prospectoId }, ctx) => {
    await leerProspecto(ctx, prospectoId)
    return (await beneficiosComplementarios(ctx)).map(presentarBeneficio)
  },
)
