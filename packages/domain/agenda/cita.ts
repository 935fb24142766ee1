import type { InstanteISO } from '../base/fechas/instante.ts'

/** null scheduled or to reschedule, R done (Realizado), N not done (No Realizado) (spec 1 §4). */
export type EstadoCita = 'R' | 'N' | null
export type FallaDeCita = 'termino_anterior' | 'en_el_pasado' | 'sin_comenzar'

/** Longest appointment, in minutes: whatever touches an instant began less than this before it. */
export const minutosDeUnaCita = 1440

/** Most appointments of an advisor that begin on one day of Santiago: with it every list of them has an end. */
export const maximoDeCitasDelDia = 30

interface Hora {
  readonly inicio: InstanteISO
  readonly termino: InstanteISO
}

export interface CitaPedida extends Hora {
  readonly estado: EstadoCita
  readonly ahora: InstanteISO
  /** Where it stood, or null for a new one. */
  readonly antes: Hora | null
}

/** True when the times are others than before; a new one is not moved. */
export const estaMovida = ({ antes, inicio, termino }: Pick<CitaPedida, 'antes' | 'inicio' | 'termino'>): boolean =>
  antes !== null && (antes.inicio !== inicio || antes.termino !== termino)

/**
 * What is wrong with an appointment: its end must come after its start (spec 1 §5); a new or moved one begins in the
 * future; only one that has begun can be done or not done.
 */
export function revisaCita(cita: CitaPedida): FallaDeCita | null {
  const { inicio, termino, estado, ahora, antes } = cita
  if (termino <= inicio) return 'termino_anterior'
  if (estado !== null && inicio > ahora) return 'sin_comenzar'
  return (antes === null || estaMovida(cita)) && inicio <= ahora ? 'en_el_pasado' : null
}
