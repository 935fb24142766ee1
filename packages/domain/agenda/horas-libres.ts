import { MINUTO_MS } from '../base/fechas/duracion.ts'
import { sumaDias } from '../base/fechas/fecha.ts'
import { hoyEnSantiago, type InstanteISO, instanteDe } from '../base/fechas/instante.ts'
import { horaDeMinutos, minutosDeHora } from '../base/fechas/reloj.ts'
import { PASO_MINUTOS, PRIMERA_HORA, ULTIMA_HORA } from './cuadricula.ts'

interface LapsoDeAgenda {
  readonly inicio: InstanteISO
  readonly termino: InstanteISO
}

export interface BusquedaDeHoras {
  readonly ahora: InstanteISO
  /** Wished start; the free hours nearest to it are offered. */
  readonly desde: InstanteISO
  /** Days searched, the wished one included. */
  readonly dias: number
  readonly minutos: number
  readonly ocupado: readonly LapsoDeAgenda[]
  readonly cuantas: number
}

const mas = (instante: InstanteISO, minutos: number) =>
  new Date(Date.parse(instante) + minutos * MINUTO_MS).toISOString()

/** Starts of a day on the calendar's grid that leave time for the appointment before the last hour. */
function iniciosDelDia(fecha: string, minutos: number): InstanteISO[] {
  const inicios: InstanteISO[] = []
  for (let m = minutosDeHora(PRIMERA_HORA); m + minutos <= minutosDeHora(ULTIMA_HORA); m += PASO_MINUTOS) {
    const instante = instanteDe(fecha, `${horaDeMinutos(m)}:00`)
    if (instante) inicios.push(instante)
  }
  return inicios
}

const chocan = (a: LapsoDeAgenda, b: LapsoDeAgenda) => a.inicio < b.termino && b.inicio < a.termino

/** Free hours in the future nearest to the wished one, in order of time (ours: the specification offers none). */
export function horasLibres({ ahora, desde, dias, minutos, ocupado, cuantas }: BusquedaDeHoras): LapsoDeAgenda[] {
  const primero = hoyEnSantiago(desde)
  const lejania = (lapso: LapsoDeAgenda) => Math.abs(Date.parse(lapso.inicio) - Date.parse(desde))
  return Array.from({ length: dias }, (_, i) => iniciosDelDia(sumaDias(primero, i), minutos))
    .flat()
    .map((inicio) => ({ inicio, termino: mas(inicio, minutos) }))
    .filter((lapso) => lapso.inicio > ahora && !ocupado.some((taken) => chocan(taken, lapso)))
    .sort((a, b) => lejania(a) - lejania(b) || a.inicio.localeCompare(b.inicio))
    .slice(0, cuantas)
    .sort((a, b) => a.inicio.localeCompare(b.inicio))
}
