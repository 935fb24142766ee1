import { ingresarDatosDocumentosContractualesV2 } from '@alerce/contract/operations/contrato/contractual'
import { useCase } from '../../use-case.ts'
import { saveDatosContractuales } from './save-datos-contractuales.ts'

export const ingresarDatosDocumentosContractualesV2UseCase = useCase(
  ingresarDatosDocumentosContractualesV2,
  (input, ctx) => saveDatosContractuales(ctx, input),
)
