import { obtenerIrregularidades } from '@alerce/contract/operations/mesa/irregularidades'
import { cutPage } from '../../page.ts'
import { useCase } from '../../use-case.ts'
import { irregularidades } from './read-model.ts'
import { conEvidencias } from './read-model-evidencias.ts'

export const obtenerIrregularidadesUseCase = useCase(obtenerIrregularidades, async (input, { tx }) => {
  const { cuales, cursor = null, limite } = input
  const { pagina, siguiente } = cutPage(await irregularidades(tx, cuales, { cursor, limite }), limite)
  return { filas: await conEvidencias(tx, pagina), siguiente }
})
