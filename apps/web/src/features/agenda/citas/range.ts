import { PASO_MINUTOS, PRIMERA_HORA, ULTIMA_HORA } from '@alerce/domain/agenda/cuadricula'
import { diaDeLaSemana, diasEntre, type FechaISO, sumaDias, sumaMeses } from '@alerce/domain/base/fechas/fecha'
import { fechaDe, horaDeMinutos, minutosDe, minutosDeHora, type Reloj, relojDe } from '@alerce/domain/base/fechas/reloj'

export type VistaDeAgenda = 'day' | 'week' | 'month' | 'list'

/** The week of this agenda (spec 1 §9), and of its list. */
const DIAS_POR_VISTA = 14

/** The Monday on or before. */
const monday = (fecha: FechaISO) => sumaDias(fecha, -diaDeLaSemana(fecha))

const firstOfMonth = (fecha: FechaISO) => `${fecha.slice(0, 8)}01`

export interface Range {
  readonly start: FechaISO
  /** Exclusive. */
  readonly end: FechaISO
}

/** Days of a view: one day, fourteen days from Monday, the weeks of a month, or fourteen days from the date. */
export function rangeOf(vista: VistaDeAgenda, fecha: FechaISO): Range {
  if (vista === 'day') return { start: fecha, end: sumaDias(fecha, 1) }
  if (vista === 'list') return { start: fecha, end: sumaDias(fecha, DIAS_POR_VISTA) }
  if (vista === 'week') return { start: monday(fecha), end: sumaDias(monday(fecha), DIAS_POR_VISTA) }
  const first = firstOfMonth(fecha)
  const last = sumaDias(sumaMeses(first, 1), -1)
  return { start: monday(first), end: sumaDias(monday(last), 7) }
}

/** True when a time lies on one of its days. */
export const isWithin = ({ start, end }: Range, time: Reloj): boolean => fechaDe(time) >= start && fechaDe(time) < end

/** The days of a range. */
export const daysOf = ({ start, end }: Range): FechaISO[] =>
  Array.from({ length: diasEntre(start, end) }, (_, index) => sumaDias(start, index))

/** Previous and next: one day, fourteen days, one month (spec 1 §9). */
export function move(vista: VistaDeAgenda, fecha: FechaISO, steps: 1 | -1): FechaISO {
  if (vista === 'month') return sumaMeses(firstOfMonth(fecha), steps)
  return sumaDias(fecha, steps * (vista === 'day' ? 1 : DIAS_POR_VISTA))
}

/**
 * Start of a new appointment on a pressed day: 08:00 (spec 1 §9), or the next half hour of today until 21:30. null:
 * today is over.
 */
export function dayStart(fecha: FechaISO, now: Reloj): Reloj | null {
  const eight = relojDe(fecha, PRIMERA_HORA)
  if (eight > now) return eight
  if (fecha !== fechaDe(now)) return null
  const minutes = (Math.floor(minutosDe(now) / PASO_MINUTOS) + 1) * PASO_MINUTOS
  return minutes < minutosDeHora(ULTIMA_HORA) ? relojDe(fecha, horaDeMinutos(minutes)) : null
}

/** Start of a new appointment without a pressed day: the next half hour of today, else tomorrow at 08:00. */
export function nextStart(now: Reloj): Reloj {
  const today = fechaDe(now)
  return dayStart(today, now) ?? relojDe(sumaDias(today, 1), PRIMERA_HORA)
}
