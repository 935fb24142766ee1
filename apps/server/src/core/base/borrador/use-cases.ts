import type { UseCase } from '../../use-case.ts'
import { descartarBorradorUseCase } from './descartar-borrador.ts'
import { guardarBorradorUseCase } from './guardar-borrador.ts'
import { obtenerBorradorUseCase } from './obtener-borrador.ts'

export const borradorUseCases: readonly UseCase[] = [
  obtenerBorradorUseCase,
  guardarBorradorUseCase,
  descartarBorradorUseCase,
]
