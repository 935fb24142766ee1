import { obtenerDevoluciones } from '@alerce/contract/operations/mesa/devoluciones'
import { findEnPapeles } from '../../postulacion/busqueda/read-model-papeles.ts'
import { cutPage, useCase } from '../../use-case.ts'
import { devolucionesHechas } from './read-model.ts'

export const obtenerDevolucionesUseCase = useCase(
  obtenerDevoluciones,
  async ({ texto, cursor = null, limite }, { tx }) => {
    const hallados = await findEnPapeles(tx, texto)
    const { pagina, siguiente } = cutPage(await devolucionesHechas(tx, { hallados, cursor, limite }), limite)
    const filas = pagina.map(({ id, hecha, por, constancia, folioPapel: _, ...fila }) => ({
      ...fila,
      devolucionId: id,
      hecha: hecha ?? '',
      por: por ?? '',
      constancia: constancia ?? '',
    }))
    return { filas, siguiente }
  },
)
