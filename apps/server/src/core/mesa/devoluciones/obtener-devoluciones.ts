import { obtenerDevoluciones } from '@alerce/contract/operations/mesa/devoluciones'
import { cutPage, useCase } from '../../use-case.ts'
import { devolucionesHechas } from './read-model.ts'

export const obtenerDevolucionesUseCase = useCase(obtenerDevoluciones, async ({ cursor = null, limite }, { tx }) => {
  const { pagina, siguiente } = cutPage(await devolucionesHechas(tx, { cursor, limite }), limite)
  const filas = pagina.map(({ id, hecha, por, constancia, folioPapel: _, ...fila }) => ({
    ...fila,
    devolucionId: id,
    hecha: hecha ?? '',
    por: por ?? '',
    constancia: constancia ?? '',
  }))
  return { filas, siguiente }
})
