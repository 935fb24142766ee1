import { type FechaISO, sumaDias } from './fecha.ts'
import { type InstanteISO, instanteDe } from './instante.ts'

/** Instant at which a day begins in Santiago: 01:00 on the day of September without midnight. */
export function inicioDelDia(fecha: FechaISO): InstanteISO {
  return instanteDe(fecha, '00:00:00') ?? instanteDe(fecha, '01:00:00') ?? `${fecha}T04:00:00.000Z`
}

/** The instant at which a day ends in Santiago: the beginning of the next. */
export const finDelDia = (fecha: FechaISO): InstanteISO => inicioDelDia(sumaDias(fecha, 1))
