import { obtenerCorreos } from '@alerce/contract/operations/correos'
import { useCase } from '../use-case.ts'
import { presentarCabecera } from './presentar-cabecera.ts'
import { correos } from './read-model.ts'

export const obtenerCorreosUseCase = useCase(obtenerCorreos, async ({ cursor, limite, estado }, { tx }) => {
  const rows = await correos(tx, { cursor, limite: limite + 1, estado })
  const pagina = rows.slice(0, limite)
  return {
    correos: pagina.map(presentarCabecera),
    siguiente: rows.length > limite ? (pagina.at(-1)?.id ?? null) : null,
  }
})
