import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { call } from '../api/call.ts'
import { NoAvanza } from '../api/must.ts'

async function finalizar(prospectoId: number): Promise<boolean> {
  const { declaracionSaludId: identificador, rut } = await call('obtenerIdentificadorDS', { prospectoId })
  if (identificador === null) return false
  const { resultado } = await call('resultadoevaluacionds', { identificador, rut })
  if (resultado !== 1) return false
  await call('finalizaevaluacionds', { identificador, rut, resultado: 1, acepta: true, pin: '' })
  return true
}

const underWay = new Map<number, Promise<boolean>>()

/**
 * Finishes the authorized declaration of a prospect with resultado 1 (spec 1 §4, entry 15). True when it is finished,
 * be it by another tab; false when there is none or its result is another. Asked twice at once it is done once. Throws
 * NoAvanza.
 */
export function finalizarAutorizada(prospectoId: number): Promise<boolean> {
  const running = underWay.get(prospectoId)
  if (running !== undefined) return running
  const work = finalizar(prospectoId)
    .catch((cause: unknown) => {
      throw new NoAvanza(resultadoMessages.finalizarFailed.text, { cause })
    })
    .finally(() => underWay.delete(prospectoId))
  underWay.set(prospectoId, work)
  return work
}
