import type { InstanteISO } from '../base/fechas/instante.ts'
import { fechaDe, horaDe, relojEn } from '../base/fechas/reloj.ts'
import { type LapsoDeCita, PRIMERA_HORA, ULTIMA_HORA } from './cuadricula.ts'

/** null scheduled or to reschedule, R done (Realizado), N not done (No Realizado) (spec 1 §4). */
export type EstadoCita = 'R' | 'N' | null
export type FallaDeCita = 'termino_anterior' | 'en_el_pasado' | 'sin_comenzar' | 'fuera_de_hora'

/** Longest appointment, in minutes: an appointment that overlaps an instant began less than this before it. */
export const minutosDeUnaCita = 1440

/** Most appointments of an advisor that begin on one day of Santiago; bounds every list of them. */
export const maximoDeCitasDelDia = 30

interface Hora {
  readonly inicio: InstanteISO
  readonly termino: InstanteISO
}

interface CitaPedida extends Hora {
  readonly estado: EstadoCita
  readonly ahora: InstanteISO
  /** Times before the change; null for a new appointment. */
  readonly antes: Hora | null
}

/** True when the times differ from those before; a new appointment is not moved. */
export const estaMovida = ({ antes, inicio, termino }: Pick<CitaPedida, 'antes' | 'inicio' | 'termino'>): boolean =>
  antes !== null && (antes.inicio !== inicio || antes.termino !== termino)

const lapsoDe = ({ inicio, termino }: Hora) => ({ start: relojEn(inicio), end: relojEn(termino) })

/** True when an interval lies on one day and within the hours of the agenda (spec 1 §9). */
const enHorario = ({ start, end }: LapsoDeCita): boolean =>
  fechaDe(start) === fechaDe(end) && horaDe(start) >= PRIMERA_HORA && horaDe(end) <= ULTIMA_HORA

/**
 * True when an appointment would leave the hours of the agenda: a new one (`antes` null) outside, or one moved out. An
 * appointment that was already outside may be moved anywhere (own rule).
 */
export const saleDelHorario = (antes: LapsoDeCita | null, lapso: LapsoDeCita): boolean =>
  (antes === null || enHorario(antes)) && !enHorario(lapso)

/**
 * Fault of an appointment, or null. Its end must come after its start (spec 1 §5). A new or moved one begins in the
 * future and within the agenda's hours (spec 1 §9). Only one that has begun can be done or not done.
 */
export function revisaCita(cita: CitaPedida): FallaDeCita | null {
  const { inicio, termino, estado, ahora, antes } = cita
  if (termino <= inicio) return 'termino_anterior'
  if (estado !== null && inicio > ahora) return 'sin_comenzar'
  if (antes !== null && !estaMovida(cita)) return null
  if (inicio <= ahora) return 'en_el_pasado'
  return saleDelHorario(antes && lapsoDe(antes), lapsoDe(cita)) ? 'fuera_de_hora' : null
}

/** Most appointments of a team in one list. Own rule. */
export const citasDelEquipoListadas = 500
