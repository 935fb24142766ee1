import { finalizarMessages } from '@alerce/contract/messages/declaracion/resultado'
import { call } from '../api/call.ts'
import { Halt } from '../api/must.ts'

/**
 * Finishes the authorized declaration of a prospect with resultado 1 (spec 1 §4, entry 15). True when it is finished,
 * be it by another tab; false when there is none or its result is another. Throws Halt.
 */
export async function finalizarAutorizada(prospectoId: number): Promise<boolean> {
  try {
    return (await call('finalizarAutorizada', { prospectoId })).finalizada
  } catch (cause) {
    throw new Halt(finalizarMessages.finalizarFailed.text, { cause })
  }
}
