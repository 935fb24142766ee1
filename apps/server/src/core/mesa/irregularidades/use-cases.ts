import type { UseCase } from '../../use-case.ts'
import { abrirIrregularidadUseCase } from './abrir-irregularidad.ts'
import { cerrarIrregularidadUseCase } from './cerrar-irregularidad.ts'
import { obtenerCodigosIrregularidadUseCase } from './obtener-codigos-irregularidad.ts'
import { obtenerIrregularidadesUseCase } from './obtener-irregularidades.ts'

export const irregularidadesUseCases: readonly UseCase[] = [
  obtenerCodigosIrregularidadUseCase,
  obtenerIrregularidadesUseCase,
  abrirIrregularidadUseCase,
  cerrarIrregularidadUseCase,
]
