import type { UseCase } from '../../use-case.ts'
import { decidirAutorizacionUseCase } from './decidir-autorizacion.ts'
import { estadoAutorizacionUseCase } from './estado-autorizacion.ts'
import { obtenerAutorizacionUseCase } from './obtener-autorizacion.ts'
import { obtenerAutorizacionesUseCase } from './obtener-autorizaciones.ts'
import { solicitarAutorizacionUseCase } from './solicitar-autorizacion.ts'

export const autorizacionesUseCases: readonly UseCase[] = [
  solicitarAutorizacionUseCase,
  estadoAutorizacionUseCase,
  obtenerAutorizacionesUseCase,
  obtenerAutorizacionUseCase,
  decidirAutorizacionUseCase,
]
