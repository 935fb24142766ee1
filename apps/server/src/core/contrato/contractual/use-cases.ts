import type { UseCase } from '../../use-case.ts'
import { datosDocumentosContractualesUseCase } from './datos-documentos-contractuales.ts'
import { ingresarDatosDocumentosContractualesUseCase } from './ingresar-datos-documentos-contractuales.ts'
import { ingresarDatosDocumentosContractualesV2UseCase } from './ingresar-datos-documentos-contractuales-v2.ts'

export const contractualUseCases: readonly UseCase[] = [
  datosDocumentosContractualesUseCase,
  ingresarDatosDocumentosContractualesUseCase,
  ingresarDatosDocumentosContractualesV2UseCase,
]
