import type { InstanteISO } from '../fechas/instante.ts'

export type EstadoCita = 'R' | 'N' | null
export type FallaDeCita = 'termino_anterior' | 'en_el_pasado'

/** What is wrong with an appointment: its end must come after its start; a new or moved one begins in the future. */
export function revisaCita(cita: {
  inicio: InstanteISO
  duracionMinutos: number
  ahora: InstanteISO
  estado: EstadoCita
}): FallaDeCita | null {
  if (cita.duracionMinutos < 1) return 'termino_anterior'
  return cita.estado === null && cita.inicio < cita.ahora ? 'en_el_pasado' : null
}
