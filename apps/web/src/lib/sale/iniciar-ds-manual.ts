import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { call } from '../api/call.ts'
import { must } from '../api/must.ts'
import { useWork } from '../use-call.ts'

/** Generates the manual declaration and its stage (spec 1 §4, spec 2 §4); its id. Throws NoAvanza. */
export async function iniciarDSManual(prospectoId: number): Promise<number> {
  const work = call('iniciarDSManual', { prospectoId })
  return (await must(work, carteraMessages.dsManualFailed.text)).declaracionSaludId
}

export const useIniciarDSManual = () => useWork(iniciarDSManual, ['iniciarDSManual'])
