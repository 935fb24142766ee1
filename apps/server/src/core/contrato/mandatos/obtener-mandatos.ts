import { obtenerMandatos } from '@alerce/contract/operations/contrato/mandato'
import type { PaginaDeCasos } from '../../mesa/casos/read-model.ts'
import { findEnPapeles } from '../../postulacion/busqueda/read-model-papeles.ts'
import { cutPage, useCase } from '../../use-case.ts'
import { conMandato, sinMandato } from './read-model.ts'

export const obtenerMandatosUseCase = useCase(obtenerMandatos, async (input, { tx }) => {
  const { cuales, texto, cursor = null, limite } = input
  const corte: PaginaDeCasos = { hallados: await findEnPapeles(tx, texto), cursor, limite }
  const rows = cuales === 'faltan' ? await sinMandato(tx, corte) : await conMandato(tx, corte)
  const { pagina, siguiente } = cutPage<(typeof rows)[number]>(rows, limite)
  return { filas: [...pagina], siguiente }
})
