import type { InstanteISO } from '../../base/fechas/instante.ts'

/** Hours for which taking a certificate back can be undone (ours). */
const HORAS_PARA_DESHACER = 24
const HORA_MS = 3_600_000

/** Whether a certificate that was taken back may stand again: soon after, not when it has grown old in between. */
export function sePuedeRestituir(retirado: InstanteISO, ahora: InstanteISO): boolean {
  return Date.parse(ahora) - Date.parse(retirado) <= HORAS_PARA_DESHACER * HORA_MS
}
