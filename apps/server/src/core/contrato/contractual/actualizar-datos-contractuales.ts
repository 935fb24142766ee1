import { actualizarDatosContractuales } from '@alerce/contract/operations/contrato/contractual'
import { useCase } from '../../use-case.ts'
import { saveDatosContractuales } from './save-datos-contractuales.ts'

export const actualizarDatosContractualesUseCase = useCase(actualizarDatosContractuales, (input, ctx) =>
  saveDatosContractuales(ctx, input, 'actualizarDatosContractuales'),
)
