import { actualizarDatosContractuales } from '@alerce/contract/operations/contrato/contractual'
import { useCase } from '../../use-case.ts'
import { guardarDatosContractuales } from './guardar-datos-contractuales.ts'

export const actualizarDatosContractualesUseCase = useCase(actualizarDatosContractuales, (input, ctx) =>
  guardarDatosContractuales(ctx, input, 'actualizarDatosContractuales'),
)
