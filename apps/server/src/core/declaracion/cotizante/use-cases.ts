import type { UseCase } from '../../use-case.ts'
import { guardarAntecedentesCotizanteUseCase } from './guardar-antecedentes-cotizante.ts'
import { guardarBeneficiariosDSUseCase } from './guardar-beneficiarios-ds.ts'
import { obtenerAntecedentesCotizanteUseCase } from './obtener-antecedentes-cotizante.ts'
import { obtenerBeneficiariosDSUseCase } from './obtener-beneficiarios-ds.ts'
import { verificarBeneficiariosUseCase } from './verificar-beneficiarios.ts'

export const cotizanteUseCases: readonly UseCase[] = [
  obtenerAntecedentesCotizanteUseCase,
  guardarAntecedentesCotizanteUseCase,
  obtenerBeneficiariosDSUseCase,
  verificarBeneficiariosUseCase,
  guardarBeneficiariosDSUseCase,
]
