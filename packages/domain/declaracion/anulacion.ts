import { HORA_MS } from '../base/fechas/duracion.ts'
import type { InstanteISO } from '../base/fechas/instante.ts'
import { type EtapaDS, estaSinCompletar } from './etapas.ts'

/**
 * True until the applicant signs: so long an invitation may be annulled, or lapse (spec 2 §4). `firmada`: it was signed
 * once (seHaEnviado): one that an update opened again goes on, or is rejected, and is not undone.
 */
export const puedeAnularse = (etapa: EtapaDS, firmada: boolean): boolean => estaSinCompletar(etapa) && !firmada

/** Hours that a rejected authentication may wait for another try (core rules, Prospect: seven days). */
export const horasDeRechazo = 7 * 24

const despues = (instante: InstanteISO, ms: number): InstanteISO => new Date(Date.parse(instante) + ms).toISOString()

/** Invitations whose authentication was rejected before this instant are annulled now (core rules, Prospect). */
export function anulaLoRechazadoAntesDe(ahora: InstanteISO): InstanteISO {
  return despues(ahora, -horasDeRechazo * HORA_MS)
}
