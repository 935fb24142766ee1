import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { call } from '../api/call.ts'
import { must } from '../api/must.ts'
import { useWork } from '../use-call.ts'

/** Generates the manual declaration and saves its stage (spec 1 §4, spec 2 §4); its id. Throws NoAvanza. */
export async function generarDSManual(prospectoId: number): Promise<number> {
  const { declaracionSaludId } = await must(
    call('generarDSManual', { prospectoId }),
    carteraMessages.dsManualFailed.text,
  )
  const etapa = { prospectoId, etapa: 'dsManualGenerada' } as const
  await must(call('guardarEtapaProspecto', etapa), prospectoMessages.etapaSaveFailed.text)
  return declaracionSaludId
}

export const useGenerarDSManual = () => useWork(generarDSManual, ['generarDSManual', 'guardarEtapaProspecto'])
