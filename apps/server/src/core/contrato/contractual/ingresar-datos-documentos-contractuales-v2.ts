import { ingresarDatosDocumentosContractualesV2 } from '@alerce/contract/operations/contrato/contractual'
import { useCase } from '../../use-case.ts'
import { guardarDatosContractuales } from './guardar-datos-contractuales.ts'

export const ingresarDatosDocumentosContractualesV2UseCase = useCase(
  ingresarDatosDocumentosContractualesV2,
  (input, ctx) => guardarDatosContractuales(ctx, input),
)
