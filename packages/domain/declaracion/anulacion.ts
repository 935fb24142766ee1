import type { InstanteISO } from '../base/fechas/instante.ts'

const HORA_MS = 3_600_000
/** Hours that a rejected authentication may wait for another try (core rules, Prospect: seven days). */
export const horasDeRechazo = 7 * 24
/** Hours for which the annulment can be undone. */
const HORAS_PARA_DESHACER = 24

const despues = (instante: InstanteISO, ms: number): InstanteISO => new Date(Date.parse(instante) + ms).toISOString()

/** Invitations whose authentication was rejected before this instant are annulled now (core rules, Prospect). */
export function anulaLoRechazadoAntesDe(ahora: InstanteISO): InstanteISO {
  return despues(ahora, -horasDeRechazo * HORA_MS)
}

/** The annulments made after this instant can still be undone now. */
export function deshaceLoAnuladoDesde(ahora: InstanteISO): InstanteISO {
  return despues(ahora, -HORAS_PARA_DESHACER * HORA_MS)
}

/** The instant from which an annulment can no longer be undone. */
export function reversibleHasta(anulado: InstanteISO): InstanteISO {
  return despues(anulado, HORAS_PARA_DESHACER * HORA_MS)
}
