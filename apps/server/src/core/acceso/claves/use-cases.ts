import type { UseCase } from '../../use-case.ts'
import { cambiarClaveUseCase } from './cambiar-clave.ts'
import { crearEnlaceClaveUseCase } from './crear-enlace-clave.ts'
import { restablecerClaveUseCase } from './restablecer-clave.ts'

export const clavesUseCases: readonly UseCase[] = [
  crearEnlaceClaveUseCase,
  cambiarClaveUseCase,
  restablecerClaveUseCase,
]
