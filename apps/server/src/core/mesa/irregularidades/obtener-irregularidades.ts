import { obtenerIrregularidades } from '@alerce/contract/operations/mesa/irregularidades'
import { cutPage, useCase } from '../../use-case.ts'
import { conEvidencias, irregularidades } from './read-model.ts'

export const obtenerIrregularidadesUseCase = useCase(obtenerIrregularidades, async (input, { tx }) => {
  const { cuales, cursor = null, limite } = input
  const { pagina, siguiente } = cutPage(await irregularidades(tx, cuales, { cursor, limite }), limite)
  return { filas: await conEvidencias(tx, pagina), siguiente }
})
