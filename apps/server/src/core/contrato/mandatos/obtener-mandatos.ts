import { obtenerMandatos } from '@alerce/contract/operations/contrato/mandatos'
import { cortarPagina } from '../../pagina.ts'
import { useCase } from '../../use-case.ts'
import { conMandato, sinMandato } from './read-model.ts'

interface Corte {
  readonly cursor: number | null
  readonly limite: number
}

export const obtenerMandatosUseCase = useCase(obtenerMandatos, async ({ cuales, cursor, limite }, { tx }) => {
  const corte: Corte = { cursor: cursor ?? null, limite }
  const rows = cuales === 'faltan' ? await sinMandato(tx, corte) : await conMandato(tx, corte)
  const { pagina, siguiente } = cortarPagina<(typeof rows)[number]>(rows, limite)
  return { filas: [...pagina], siguiente }
})
