import type { InstanteISO } from '../base/fechas/instante.ts'

/** Hours for which taking something of an applicant away can be undone (ours). */
const HORAS_PARA_DESHACER = 24
const HORA_MS = 3_600_000

/** Whether what was taken away may stand again: soon after, not when it has grown old in between. */
export function sePuedeRestituir(retirado: InstanteISO, ahora: InstanteISO): boolean {
  return Date.parse(ahora) - Date.parse(retirado) <= HORAS_PARA_DESHACER * HORA_MS
}

/** What was taken away before this instant is not given back any more, and need not be kept. */
export const irrestituibleAntesDe = (ahora: InstanteISO): InstanteISO =>
  new Date(Date.parse(ahora) - HORAS_PARA_DESHACER * HORA_MS).toISOString()
