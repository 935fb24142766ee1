import { fechaDe, wall } from './wall-time.ts'

export type Vista = 'day' | 'week' | 'month' | 'list'

/** The week of this agenda (spec 1 §9), and of its list. */
export const DIAS_POR_VISTA = 14

const DAY_MINUTES = 1440

/** The hours that the calendar shows (spec 1 §9). */
export const PRIMERA_HORA = '08:00'
export const ULTIMA_HORA = '22:00'

const addDays = (date: Date, days: number) => new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)

/** The Monday on or before. */
const monday = (date: Date) => addDays(date, -((date.getDay() + 6) % 7))

export interface Range {
  readonly start: Date
  /** Exclusive. */
  readonly end: Date
}

/** What a view shows: a day, fourteen days from Monday, the weeks of a month, or fourteen days from that one on. */
export function rangeOf(vista: Vista, date: Date): Range {
  if (vista === 'day') return { start: addDays(date, 0), end: addDays(date, 1) }
  if (vista === 'list') return { start: addDays(date, 0), end: addDays(date, DIAS_POR_VISTA) }
  if (vista === 'week') return { start: monday(date), end: addDays(monday(date), DIAS_POR_VISTA) }
  const first = new Date(date.getFullYear(), date.getMonth(), 1)
  const last = new Date(date.getFullYear(), date.getMonth() + 1, 0)
  return { start: monday(first), end: addDays(monday(last), 7) }
}

/** The days of a range. */
export function daysOf({ start, end }: Range): Date[] {
  const days: Date[] = []
  for (let day = start; day < end; day = addDays(day, 1)) days.push(day)
  return days
}

/** Previous and next: one day, fourteen days, one month (spec 1 §9). */
export function move(vista: Vista, date: Date, steps: 1 | -1): Date {
  if (vista === 'month') return new Date(date.getFullYear(), date.getMonth() + steps, 1)
  return addDays(date, steps * (vista === 'day' ? 1 : DIAS_POR_VISTA))
}

/**
 * Where a new appointment begins on a day that was pressed as a whole: at 08:00 (spec 1 §9), at the next half hour of
 * today until 21:30, or null when it has passed.
 */
export function dayStart(day: Date, now: Date): Date | null {
  const eight = wall(fechaDe(day), PRIMERA_HORA)
  if (eight > now) return eight
  if (fechaDe(day) !== fechaDe(now)) return null
  const minutes = (Math.floor((now.getHours() * 60 + now.getMinutes()) / 30) + 1) * 30
  return minutes <= DAY_MINUTES - 150 ? new Date(day.getFullYear(), day.getMonth(), day.getDate(), 0, minutes) : null
}

/** Where a new appointment begins when nothing was pressed: the next half hour of today, else tomorrow at 08:00. */
export function nextStart(now: Date): Date {
  const [today, tomorrow] = [addDays(now, 0), addDays(now, 1)]
  return dayStart(today, now) ?? dayStart(tomorrow, now) ?? tomorrow
}
