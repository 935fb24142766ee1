import { obtenerFirmas } from '@alerce/contract/operations/contrato/firmas'
import { findEnPapeles } from '../../../postulacion/busqueda/read-model-papeles.ts'
import { cutPage, useCase } from '../../../use-case.ts'
import { firmas } from './read-model.ts'

export const obtenerFirmasUseCase = useCase(obtenerFirmas, async ({ cuales, texto, cursor = null, limite }, { tx }) => {
  const hallados = await findEnPapeles(tx, texto)
  const { pagina, siguiente } = cutPage(await firmas(tx, cuales, { hallados, cursor, limite }), limite)
  return {
    filas: pagina.map(({ id, pareja, ...fila }) => ({ ...fila, envioId: id, pareja: pareja || null })),
    siguiente,
  }
})
