import { obtenerPrimerosPagos } from '@alerce/contract/operations/contrato/primer-pago'
import { findEnPapeles } from '../../../postulacion/busqueda/read-model-papeles.ts'
import { cutPage, useCase } from '../../../use-case.ts'
import { primerosPagos } from './read-model.ts'

export const obtenerPrimerosPagosUseCase = useCase(obtenerPrimerosPagos, async (input, { tx }) => {
  const { cuales, texto, cursor = null, limite } = input
  const hallados = await findEnPapeles(tx, texto)
  const { pagina, siguiente } = cutPage(await primerosPagos(tx, cuales, { hallados, cursor, limite }), limite)
  return { filas: pagina.map(({ id: _, ...fila }) => fila), siguiente }
})
