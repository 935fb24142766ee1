import type { UseCase } from '../../use-case.ts'
import { obtenerMiDiaUseCase } from './obtener-mi-dia.ts'

export const miDiaUseCases: readonly UseCase[] = [obtenerMiDiaUseCase]
