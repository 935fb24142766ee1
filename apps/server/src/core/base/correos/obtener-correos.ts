import { obtenerCorreos } from '@alerce/contract/operations/base/correos'
import { cutPage, useCase } from '../../use-case.ts'
import { presentCabecera } from './present-cabecera.ts'
import { correos } from './read-model.ts'

export const obtenerCorreosUseCase = useCase(obtenerCorreos, async ({ cursor, limite, estado, texto }, { tx }) => {
  const rows = await correos(tx, { cursor, limite: limite + 1, estado, texto })
  const { pagina, siguiente } = cutPage(rows, limite)
  return {
    correos: pagina.map(presentCabecera),
    siguiente,
  }
})
