import { obtenerRechazos } from '@alerce/contract/operations/mesa/rechazos'
import { findEnPapeles } from '../../postulacion/busqueda/read-model-papeles.ts'
import { cutPage, useCase } from '../../use-case.ts'
import { rechazos } from './read-model.ts'

export const obtenerRechazosUseCase = useCase(obtenerRechazos, async (input, { tx }) => {
  const { cuales, texto, cursor = null, limite } = input
  const hallados = await findEnPapeles(tx, texto)
  const { pagina, siguiente } = cutPage(await rechazos(tx, cuales, { hallados, cursor, limite }), limite)
  return { filas: pagina.map(({ id, ...fila }) => ({ ...fila, rechazoId: id })), siguiente }
})
