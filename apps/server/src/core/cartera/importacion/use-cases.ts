import type { UseCase } from '../../use-case.ts'
import { confirmarImportacionUseCase, deshacerImportacionUseCase } from './confirmar-importacion.ts'
import {
  obtenerFilasImportacionUseCase,
  obtenerImportacionesUseCase,
  obtenerImportacionUseCase,
} from './obtener-importacion.ts'
import { revisarImportacionUseCase } from './revisar-importacion.ts'

export const importacionUseCases: readonly UseCase[] = [
  revisarImportacionUseCase,
  obtenerImportacionesUseCase,
  obtenerImportacionUseCase,
  obtenerFilasImportacionUseCase,
  confirmarImportacionUseCase,
  deshacerImportacionUseCase,
]
