import { fechaDe, wall } from './wall-time.ts'

export type Vista = 'day' | 'week' | 'month'

/** The week of this agenda (spec 1 §9). */
export const DIAS_POR_VISTA = 14

const DAY_MINUTES = 1440

const addDays = (date: Date, days: number) => new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)

/** The Monday on or before. */
const monday = (date: Date) => addDays(date, -((date.getDay() + 6) % 7))

export interface Range {
  readonly start: Date
  /** Exclusive. */
  readonly end: Date
}

/** What a view shows: a day, fourteen days from Monday, or the weeks of a month. */
export function rangeOf(vista: Vista, date: Date): Range {
  if (vista === 'day') return { start: addDays(date, 0), end: addDays(date, 1) }
  if (vista === 'week') return { start: monday(date), end: addDays(monday(date), DIAS_POR_VISTA) }
  const first = new Date(date.getFullYear(), date.getMonth(), 1)
  const last = new Date(date.getFullYear(), date.getMonth() + 1, 0)
  return { start: monday(first), end: addDays(monday(last), 7) }
}

/** Previous and next: one day, fourteen days, one month (spec 1 §9). */
export function move(vista: Vista, date: Date, steps: 1 | -1): Date {
  if (vista === 'month') return new Date(date.getFullYear(), date.getMonth() + steps, 1)
  return addDays(date, steps * (vista === 'day' ? 1 : DIAS_POR_VISTA))
}

/**
 * Where a new appointment begins for a slot that was pressed, or null when it lies in the past. A whole day means
 * 08:00 (spec 1 §9), or the next half hour of today until 21:30.
 */
export function slotStart(start: Date, now: Date): Date | null {
  const wholeDay = start.getHours() === 0 && start.getMinutes() === 0
  if (!wholeDay) return start > now ? start : null
  const eight = wall(fechaDe(start), '08:00')
  if (eight > now) return eight
  if (fechaDe(start) !== fechaDe(now)) return null
  const minutes = (Math.floor((now.getHours() * 60 + now.getMinutes()) / 30) + 1) * 30
  return minutes <= DAY_MINUTES - 150
    ? new Date(start.getFullYear(), start.getMonth(), start.getDate(), 0, minutes)
    : null
}

/** Where a new appointment begins when no slot was pressed: the next half hour of today, else tomorrow at 08:00. */
export function nextStart(now: Date): Date {
  const [today, tomorrow] = [addDays(now, 0), addDays(now, 1)]
  return slotStart(today, now) ?? slotStart(tomorrow, now) ?? tomorrow
}
