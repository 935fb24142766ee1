import { obtenerBeneficiosEspeciales } from '@alerce/contract/operations/cotizacion/planes'
import { useCase } from '../../use-case.ts'
import { beneficiosEspeciales, presentBeneficio } from './read-model-beneficios.ts'

export const obtenerBeneficiosEspecialesUseCase = useCase(obtenerBeneficiosEspeciales, async ({ planId }, ctx) =>
  (await beneficiosEspeciales(ctx, planId)).map(presentBeneficio),
)
