import { obtenerBeneficiosComplementariosUseCase } from './obtener-beneficios-complementarios.ts'
import { obtenerBeneficiosEspecialesUseCase } from './obtener-beneficios-especiales.ts'
import { obtenerPorcentajeBonificacionPrestadorUseCase } from './obtener-porcentaje-bonificacion-prestador.ts'
import { obtenerPrestadoresUseCase } from './obtener-prestadores.ts'

export const planesUseCases = [
  obtenerPrestadoresUseCase,
  obtenerPorcentajeBonificacionPrestadorUseCase,
  obtenerBeneficiosEspecialesUseCase,
  obtenerBeneficiosComplementariosUseCase,
]
