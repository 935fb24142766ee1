import { horaEnSantiago, hoyEnSantiago } from '@alerce/domain/fechas/instante'
import { now } from '../../lib/clock.ts'

// The calendar knows only the browser's zone. It is given Dates whose local figures are those of the wall clock in
// Santiago, so that an advisor abroad sees the same hours; they never leave this folder as instants.

const two = (number: number) => String(number).padStart(2, '0')

/** 'YYYY-MM-DD' and 'HH:mm' to a Date of those figures. */
export function wall(fecha: string, hora: string): Date {
  const [year = 0, month = 1, day = 1] = fecha.split('-').map(Number)
  const [hours = 0, minutes = 0] = hora.split(':').map(Number)
  return new Date(year, month - 1, day, hours, minutes)
}

/** 'YYYY-MM-DD' of a Date's figures. */
export const fechaDe = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

/** 'HH:mm' of a Date's figures. */
export const horaDe = (date: Date): string => `${two(date.getHours())}:${two(date.getMinutes())}`

/** 'DD/MM/YYYY HH:mm:ss' of the wire to a Date of those figures. */
export const deCable = (text: string): Date =>
  wall(`${text.slice(6, 10)}-${text.slice(3, 5)}-${text.slice(0, 2)}`, text.slice(11, 16))

/** A Date's figures as the wire has them. */
export function aCable(date: Date): string {
  const [year, month, day] = fechaDe(date).split('-')
  return `${day}/${month}/${year} ${horaDe(date)}:00`
}

/** What the wall clock in Santiago shows now. */
export function wallNow(): Date {
  const instant = now()
  return wall(hoyEnSantiago(instant), horaEnSantiago(instant))
}
