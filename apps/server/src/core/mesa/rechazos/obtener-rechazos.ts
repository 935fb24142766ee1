import { obtenerRechazos } from '@alerce/contract/operations/mesa/rechazos'
import { cutPage, useCase } from '../../use-case.ts'
import { rechazos } from './read-model.ts'

export const obtenerRechazosUseCase = useCase(obtenerRechazos, async (input, { tx }) => {
  const { cuales, cursor = null, limite } = input
  const { pagina, siguiente } = cutPage(await rechazos(tx, cuales, { cursor, limite }), limite)
  return { filas: pagina.map(({ id, ...fila }) => ({ ...fila, rechazoId: id })), siguiente }
})
