import { obtenerPrimerosPagos } from '@alerce/contract/operations/contrato/primer-pago'
import { cutPage, useCase } from '../../../use-case.ts'
import { primerosPagos } from './read-model.ts'

export const obtenerPrimerosPagosUseCase = useCase(obtenerPrimerosPagos, async (input, { tx }) => {
  const { cuales, cursor, limite } = input
  const { pagina, siguiente } = cutPage(await primerosPagos(tx, cuales, { cursor: cursor ?? null, limite }), limite)
  return { filas: pagina.map(({ id: _, ...fila }) => fila), siguiente }
})
