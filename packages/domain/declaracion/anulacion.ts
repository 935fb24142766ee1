import { HORA_MS } from '../base/fechas/duracion.ts'
import type { InstanteISO } from '../base/fechas/instante.ts'

/** Hours that a rejected authentication may wait for another try (core rules, Prospect: seven days). */
export const horasDeRechazo = 7 * 24

const despues = (instante: InstanteISO, ms: number): InstanteISO => new Date(Date.parse(instante) + ms).toISOString()

/** Invitations whose authentication was rejected before this instant are annulled now (core rules, Prospect). */
export function anulaLoRechazadoAntesDe(ahora: InstanteISO): InstanteISO {
  return despues(ahora, -horasDeRechazo * HORA_MS)
}
