import { ingresarDatosDocumentosContractuales } from '@alerce/contract/operations/contrato/contractual'
import { useCase } from '../../use-case.ts'
import { guardarDatosContractuales } from './guardar-datos-contractuales.ts'

export const ingresarDatosDocumentosContractualesUseCase = useCase(ingresarDatosDocumentosContractuales, (input, ctx) =>
  guardarDatosContractuales(ctx, input),
)
