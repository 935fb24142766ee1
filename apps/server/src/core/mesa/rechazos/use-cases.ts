import type { UseCase } from '../../use-case.ts'
import { levantarRechazoUseCase } from './levantar-rechazo.ts'
import { obtenerRechazosUseCase } from './obtener-rechazos.ts'
import { registrarRechazoUseCase } from './registrar-rechazo.ts'

export const rechazosUseCases: readonly UseCase[] = [
  obtenerRechazosUseCase,
  registrarRechazoUseCase,
  levantarRechazoUseCase,
]
