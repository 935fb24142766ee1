import { ingresarDatosDocumentosContractuales } from '@alerce/contract/operations/contrato/contractual'
import { useCase } from '../../use-case.ts'
import { saveDatosContractuales } from './save-datos-contractuales.ts'

export const ingresarDatosDocumentosContractualesUseCase = useCase(ingresarDatosDocumentosContractuales, (input, ctx) =>
  saveDatosContractuales(ctx, input),
)
