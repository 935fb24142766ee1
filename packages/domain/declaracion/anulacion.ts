import { HORA_MS } from '../base/fechas/duracion.ts'
import type { InstanteISO } from '../base/fechas/instante.ts'
import { type EtapaDS, estaSinCompletar } from './etapas.ts'

/**
 * True until the applicant signs: an invitation may be annulled, or lapse (spec 2 §4). `firmada`: it was signed once
 * (seHaEnviado). A signed one that an update opened again continues, or is rejected, but is never annulled.
 */
export const puedeAnularse = (etapa: EtapaDS, firmada: boolean): boolean => estaSinCompletar(etapa) && !firmada

/** Hours that a rejected authentication may wait for another attempt (core rules, Prospect: seven days). */
export const horasDeRechazo = 7 * 24

const despues = (instante: InstanteISO, ms: number): InstanteISO => new Date(Date.parse(instante) + ms).toISOString()

/** Instant before which a rejected authentication leads to annulment now (core rules, Prospect). */
export function anulaLoRechazadoAntesDe(ahora: InstanteISO): InstanteISO {
  return despues(ahora, -horasDeRechazo * HORA_MS)
}
