import { diaDeLaSemana, type FechaISO, sumaDias } from './fecha.ts'
import { feriadosDe } from './feriados.ts'

const DOMINGO = 6

/** Days of rest: Sundays, and holidays of the law's table or of `feriados` (ISO days added by an operator). */
export const esDescanso = (fecha: FechaISO, feriados: ReadonlySet<FechaISO> = new Set()): boolean =>
  diaDeLaSemana(fecha) === DOMINGO ||
  feriados.has(fecha) ||
  (feriadosDe(Number(fecha.slice(0, 4)))?.some((feriado) => feriado.fecha === fecha) ?? false)

/** The day itself, or the first after it that is no day of rest. */
export function primerDiaHabil(fecha: FechaISO, feriados?: ReadonlySet<FechaISO>): FechaISO {
  return esDescanso(fecha, feriados) ? primerDiaHabil(sumaDias(fecha, 1), feriados) : fecha
}
