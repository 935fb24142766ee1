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

/** Where something stands in a column that begins at the first hour and ends at the last: shares of its height. */
interface FranjaDelDia {
  readonly desde: number
  readonly alto: number
}

const entre = (valor: number, menor: number, mayor: number) => Math.min(Math.max(valor, menor), mayor)

/** Minutes since midnight as a share of the column; null outside of the visible hours. */
export const alturaDe = (minutos: number): number | null =>
  minutos < primera || minutos > ultima ? null : (minutos - primera) / visibles

/** Minutes since midnight of the first and the last that is drawn: at least a step, never outside of the hours. */
export function dibujada({ start, end }: LapsoDeCita): { readonly desde: number; readonly hasta: number } {
  const desde = entre(minutosDe(start), primera, ultima - PASO_MINUTOS)
  const hasta = fechaDe(end) > fechaDe(start) ? ultima : minutosDe(end)
  return { desde, hasta: entre(hasta, desde + PASO_MINUTOS, ultima) }
}

/** Where an appointment is drawn in the column of the day it begins on; what lies outside of the hours, at their edge. */
export function franjaDe(lapso: LapsoDeCita): FranjaDelDia {
  const { desde, hasta } = dibujada(lapso)
  return { desde: (desde - primera) / visibles, alto: (hasta - desde) / visibles }
}

/** Minutes since midnight at a share of the column's height, as a hand points. */
export const minutosEn = (altura: number): number => primera + entre(altura, 0, 1) * visibles

/** The half hour, 'HH:mm', that a share of the column's height lies in. */
export const casillaEn = (altura: number): string =>
  horaDeMinutos(Math.min(Math.floor(minutosEn(altura) / PASO_MINUTOS) * PASO_MINUTOS, ultima - PASO_MINUTOS))

/** Minutes of the dial from one end to the other. */
const largoDe = ({ start, end }: LapsoDeCita) =>
  diasEntre(fechaDe(start), fechaDe(end)) * 1440 + minutosDe(end) - minutosDe(start)

const alPaso = (minutos: number) => Math.round(minutos / PASO_MINUTOS) * PASO_MINUTOS

/**
 * An appointment carried by hand to a day, where it would begin at `minutos` since midnight: it keeps its duration, begins
 * on a step, and stays within the hours as far as it fits.
 */
export function llevada(lapso: LapsoDeCita, fecha: FechaISO, minutos: number): LapsoDeCita {
  const dura = largoDe(lapso)
  const desde = entre(alPaso(minutos), primera, Math.max(primera, ultima - dura))
  const inicio = relojDe(fecha, horaDeMinutos(desde))
  return { start: inicio, end: masMinutos(inicio, dura) }
}

/** An appointment whose one edge is drawn to `minutos` since midnight: on a step, and never shorter than one. */
export function estirada({ start, end }: LapsoDeCita, borde: keyof LapsoDeCita, minutos: number): LapsoDeCita {
  const hora = entre(alPaso(minutos), primera, ultima)
  return borde === 'start'
    ? { start: relojDe(fechaDe(start), horaDeMinutos(Math.min(hora, minutosDe(end) - PASO_MINUTOS))), end }
    : { start, end: relojDe(fechaDe(end), horaDeMinutos(Math.max(hora, minutosDe(start) + PASO_MINUTOS))) }
}
