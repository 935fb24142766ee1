import { obtenerIrregularidades } from '@alerce/contract/operations/mesa/irregularidades'
import { findEnPapeles } from '../../postulacion/busqueda/read-model-papeles.ts'
import { cutPage, useCase } from '../../use-case.ts'
import { conEvidencias, irregularidades } from './read-model.ts'

export const obtenerIrregularidadesUseCase = useCase(obtenerIrregularidades, async (input, { tx }) => {
  const { cuales, texto, cursor = null, limite } = input
  const hallados = await findEnPapeles(tx, texto)
  const { pagina, siguiente } = cutPage(await irregularidades(tx, cuales, { hallados, cursor, limite }), limite)
  return { filas: await conEvidencias(tx, pagina), siguiente }
})
