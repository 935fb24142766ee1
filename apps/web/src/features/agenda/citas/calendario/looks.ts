import type { Cita } from '../citas.ts'
import { kindOf } from '../estado.ts'
import { fechaDe } from '../wall-time.ts'

const HALF_HOUR_MS = 1_800_000

/** The classes that an appointment is drawn with: its state, whether two lines fit, and whether a hand may move it. */
export function looksOfCita(cita: Cita, movable: boolean) {
  const long = +cita.end - +cita.start > HALF_HOUR_MS
  return { className: [kindOf(cita), long && 'larga', movable && 'movible'].filter(Boolean).join(' ') }
}

/** Days that have passed show that nothing can be booked there (spec 1 §9). */
export const looksOfDay = (day: Date, today: string) => (fechaDe(day) < today ? { className: 'pasado' } : {})
