import { diasEntre, type FechaISO } from '../base/fechas/fecha.ts'
import {
  fechaDe,
  horaDeMinutos,
  masMinutos,
  minutosDe,
  minutosDeHora,
  type Reloj,
  relojDe,
} from '../base/fechas/reloj.ts'

/** Visible hours of the calendar, 'HH:mm', and its step in minutes (spec 1 §9). */
export const PRIMERA_HORA = '08:00'
export const ULTIMA_HORA = '22:00'
export const PASO_MINUTOS = 30

const primera = minutosDeHora(PRIMERA_HORA)
const ultima = minutosDeHora(ULTIMA_HORA)
const visibles = ultima - primera

/** When an appointment takes place, on the clock of Santiago; `end` is exclusive. */
export interface LapsoDeCita {
  readonly start: Reloj
  readonly end: Reloj
}

/** Position in a day column, from the first visible hour to the last: shares of its height. */
interface FranjaDelDia {
  readonly desde: number
  readonly alto: number
}

const entre = (valor: number, menor: number, mayor: number) => Math.min(Math.max(valor, menor), mayor)

/** Minutes since midnight as a share of the column; null outside of the visible hours. */
export const alturaDe = (minutos: number): number | null =>
  minutos < primera || minutos > ultima ? null : (minutos - primera) / visibles

/** First and last minute drawn, since midnight: at least one step, never outside the visible hours. */
export function dibujada({ start, end }: LapsoDeCita): { readonly desde: number; readonly hasta: number } {
  const desde = entre(minutosDe(start), primera, ultima - PASO_MINUTOS)
  const hasta = fechaDe(end) > fechaDe(start) ? ultima : minutosDe(end)
  return { desde, hasta: entre(hasta, desde + PASO_MINUTOS, ultima) }
}

const comoFranja = (desde: number, hasta: number): FranjaDelDia => ({
  desde: (desde - primera) / visibles,
  alto: (hasta - desde) / visibles,
})

/** Position of an appointment in the column of its first day; parts outside the visible hours are drawn at the edge. */
export function franjaDe(lapso: LapsoDeCita): FranjaDelDia {
  const { desde, hasta } = dibujada(lapso)
  return comoFranja(desde, hasta)
}

/** Position of a time on the way, or of any that may be thin: exactly its minutes within the visible hours. */
export const franjaExacta = ({ start, end }: LapsoDeCita): FranjaDelDia =>
  comoFranja(entre(minutosDe(start), primera, ultima), entre(minutosDe(end), primera, ultima))

/** Minutes since midnight at a share of the column's height, for the pointer. */
export const minutosEn = (altura: number): number => primera + entre(altura, 0, 1) * visibles

/** Half hour, 'HH:mm', that contains a share of the column's height. */
export const casillaEn = (altura: number): string =>
  horaDeMinutos(Math.min(Math.floor(minutosEn(altura) / PASO_MINUTOS) * PASO_MINUTOS, ultima - PASO_MINUTOS))

/** Minutes on the clock of Santiago from start to end. */
const largoDe = ({ start, end }: LapsoDeCita) =>
  diasEntre(fechaDe(start), fechaDe(end)) * 1440 + minutosDe(end) - minutosDe(start)

const alPaso = (minutos: number) => Math.round(minutos / PASO_MINUTOS) * PASO_MINUTOS

/**
 * Appointment dragged to a day, to begin at `minutos` since midnight. It keeps its duration, begins on a step, and
 * stays within the visible hours as far as it fits.
 */
export function llevada(lapso: LapsoDeCita, fecha: FechaISO, minutos: number): LapsoDeCita {
  const dura = largoDe(lapso)
  const desde = entre(alPaso(minutos), primera, Math.max(primera, ultima - dura))
  const inicio = relojDe(fecha, horaDeMinutos(desde))
  return { start: inicio, end: masMinutos(inicio, dura) }
}

/** Appointment with one edge dragged to `minutos` since midnight: on a step, and never shorter than one step. */
export function estirada({ start, end }: LapsoDeCita, borde: keyof LapsoDeCita, minutos: number): LapsoDeCita {
  const hora = entre(alPaso(minutos), primera, ultima)
  return borde === 'start'
    ? { start: relojDe(fechaDe(start), horaDeMinutos(Math.min(hora, minutosDe(end) - PASO_MINUTOS))), end }
    : { start, end: relojDe(fechaDe(end), horaDeMinutos(Math.max(hora, minutosDe(start) + PASO_MINUTOS))) }
}
