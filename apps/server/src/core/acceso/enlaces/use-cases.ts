import type { UseCase } from '../../use-case.ts'
import { crearEnlaceSupervisorUseCase } from './crear-enlace-supervisor.ts'
import { obtenerEnlacesUseCase } from './obtener-enlaces.ts'
import { revocarEnlaceUseCase } from './revocar-enlace.ts'
import { validarAsesorJefeUseCase } from './validar-asesor-jefe.ts'

export const enlacesUseCases: readonly UseCase[] = [
  validarAsesorJefeUseCase,
  crearEnlaceSupervisorUseCase,
  obtenerEnlacesUseCase,
  revocarEnlaceUseCase,
]
