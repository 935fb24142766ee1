import type { UseCase } from '../../use-case.ts'
import { obtenerEstadisticasSuscripcionesUseCase } from './obtener-estadisticas-suscripciones.ts'
import { obtenerFilasEstadisticaUseCase } from './obtener-filas-estadistica.ts'

export const estadisticasUseCases: readonly UseCase[] = [
  obtenerEstadisticasSuscripcionesUseCase,
  obtenerFilasEstadisticaUseCase,
]
