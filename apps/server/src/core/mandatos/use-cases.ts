import type { UseCase } from '../use-case.ts'
import { obtenerEstadoSuscripcionUseCase } from './obtener-estado-suscripcion.ts'
import { obtenerMandatosUseCase } from './obtener-mandatos.ts'
import { registrarMandatoUseCase } from './registrar-mandato.ts'
import { revocarMandatoUseCase } from './revocar-mandato.ts'

export const mandatosUseCases: readonly UseCase[] = [
  obtenerEstadoSuscripcionUseCase,
  obtenerMandatosUseCase,
  registrarMandatoUseCase,
  revocarMandatoUseCase,
]
