import type { UseCase } from '../../use-case.ts'
import { eliminarFunBajaUseCase } from './eliminar-fun-baja.ts'
import { guardarFunBajaUseCase } from './guardar-fun-baja.ts'
import { obtenerFunBajasUseCase } from './obtener-fun-bajas.ts'

export const funUseCases: readonly UseCase[] = [obtenerFunBajasUseCase, guardarFunBajaUseCase, eliminarFunBajaUseCase]
