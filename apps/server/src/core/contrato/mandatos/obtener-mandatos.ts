import { obtenerMandatos } from '@alerce/contract/operations/contrato/mandato'
import { cutPage, useCase } from '../../use-case.ts'
import { conMandato, sinMandato } from './read-model.ts'

interface MandatosPage {
  readonly cursor: number | null
  readonly limite: number
}

export const obtenerMandatosUseCase = useCase(obtenerMandatos, async ({ cuales, cursor, limite }, { tx }) => {
  const corte: MandatosPage = { cursor: cursor ?? null, limite }
  const rows = cuales === 'faltan' ? await sinMandato(tx, corte) : await conMandato(tx, corte)
  const { pagina, siguiente } = cutPage<(typeof rows)[number]>(rows, limite)
  return { filas: [...pagina], siguiente }
})
