import type { UseCase } from '../../use-case.ts'
import { obtenerCasoContraloriaUseCase } from './obtener-caso-contraloria.ts'
import { obtenerColaContraloriaUseCase } from './obtener-cola-contraloria.ts'

export const contraloriaUseCases: readonly UseCase[] = [obtenerColaContraloriaUseCase, obtenerCasoContraloriaUseCase]
