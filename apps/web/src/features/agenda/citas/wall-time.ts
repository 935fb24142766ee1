import { deFechaHora, horaEnSantiago, hoyEnSantiago, instanteDe } from '@alerce/domain/base/fechas/instante'
import { now } from '../../../lib/time/clock.ts'

// The calendar knows only the browser's zone. It is given Dates whose local figures are those of the wall clock in
// Santiago, so that an advisor abroad sees the same hours; they never leave this folder as instants.

const two = (number: number) => String(number).padStart(2, '0')

const HOUR_MS = 3_600_000

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

const figuresOf = (date: Date) => {
  const [year, month, day] = fechaDe(date).split('-')
  return `${day}/${month}/${year} ${horaDe(date)}:00`
}

/** A Date's figures as the wire has them; of the hour after, where the clock in Santiago skips that one (September). */
export function aCable(date: Date): string {
  const text = figuresOf(date)
  return deFechaHora(text) ? text : figuresOf(new Date(date.getTime() + HOUR_MS))
}

/** What the wall clock in Santiago shows now. */
export function wallNow(): Date {
  const instant = now()
  return wall(hoyEnSantiago(instant), horaEnSantiago(instant))
}

/** True when the browser's own clock shows another hour than Santiago's, now or on one of these days. */
export function isElsewhere(days: readonly Date[]): boolean {
  const instants = [now(), ...days.map((day) => instanteDe(fechaDe(day), '12:00:00') ?? now())]
  return instants.some((instant) => {
    const here = new Date(instant)
    return fechaDe(here) !== hoyEnSantiago(instant) || horaDe(here) !== horaEnSantiago(instant).slice(0, 5)
  })
}

const dayFormat = new Intl.DateTimeFormat('es-CL', { weekday: 'long', day: 'numeric', month: 'long' })

/** 'jueves, 8 de octubre'. */
export const diaEnPalabras = (date: Date): string => dayFormat.format(date)
