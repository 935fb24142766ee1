import { sumaDias } from '../base/fechas/fecha.ts'
import { hoyEnSantiago, type InstanteISO, instanteDe } from '../base/fechas/instante.ts'

/** Visible hours of the calendar and its step, in minutes (spec 1 §9). */
const PRIMERA_HORA = 8
const ULTIMA_HORA = 22
const PASO_MINUTOS = 30

const MINUTO_MS = 60_000

export interface TramoDeAgenda {
  readonly inicio: InstanteISO
  readonly termino: InstanteISO
}

export interface Busqueda {
  readonly ahora: InstanteISO
  /** The wished start: free hours near it come first. */
  readonly desde: InstanteISO
  /** Days searched, the wished one included. */
  readonly dias: number
  readonly minutos: number
  readonly ocupado: readonly TramoDeAgenda[]
  readonly cuantas: number
}

const mas = (instante: InstanteISO, minutos: number) =>
  new Date(Date.parse(instante) + minutos * MINUTO_MS).toISOString()

/** Starts of a day on the calendar's grid that leave time for the appointment before the last hour. */
function iniciosDelDia(fecha: string, minutos: number): InstanteISO[] {
  const inicios: InstanteISO[] = []
  for (let m = PRIMERA_HORA * 60; m + minutos <= ULTIMA_HORA * 60; m += PASO_MINUTOS) {
    const hora = `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}:00`
    const instante = instanteDe(fecha, hora)
    if (instante) inicios.push(instante)
  }
  return inicios
}

const chocan = (a: TramoDeAgenda, b: TramoDeAgenda) => a.inicio < b.termino && b.inicio < a.termino

/** Free hours in the future nearest to the wished one, in order of time (ours: the specification offers none). */
export function horasLibres({ ahora, desde, dias, minutos, ocupado, cuantas }: Busqueda): TramoDeAgenda[] {
  const primero = hoyEnSantiago(desde)
  const lejania = (tramo: TramoDeAgenda) => Math.abs(Date.parse(tramo.inicio) - Date.parse(desde))
  return Array.from({ length: dias }, (_, i) => iniciosDelDia(sumaDias(primero, i), minutos))
    .flat()
    .map((inicio) => ({ inicio, termino: mas(inicio, minutos) }))
    .filter((tramo) => tramo.inicio > ahora && !ocupado.some((taken) => chocan(taken, tramo)))
    .sort((a, b) => lejania(a) - lejania(b) || a.inicio.localeCompare(b.inicio))
    .slice(0, cuantas)
    .sort((a, b) => a.inicio.localeCompare(b.inicio))
}
