import { obtenerFirmas } from '@alerce/contract/operations/contrato/firmas'
import { cutPage, useCase } from '../../../use-case.ts'
import { firmas } from './read-model.ts'

export const obtenerFirmasUseCase = useCase(obtenerFirmas, async ({ cuales, cursor, limite }, { tx }) => {
  const { pagina, siguiente } = cutPage(await firmas(tx, cuales, { cursor: cursor ?? null, limite }), limite)
  return {
    filas: pagina.map(({ id, pareja, ...fila }) => ({ ...fila, envioId: id, pareja: pareja || null })),
    siguiente,
  }
})
