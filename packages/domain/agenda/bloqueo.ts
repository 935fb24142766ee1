import { diasEntre, type FechaISO, sumaDias } from '../base/fechas/fecha.ts'
import { type Reloj, relojDe } from '../base/fechas/reloj.ts'
import type { LapsoDeCita } from './cuadricula.ts'

/** Hours of one day, the same hours each day or each week, or whole days. */
export const clasesDeBloqueo = ['horas', 'diario', 'semanal', 'ausencia'] as const
export type ClaseDeBloqueo = (typeof clasesDeBloqueo)[number]

/** Time of an advisor in which no appointment is offered. */
export interface Bloqueo {
  readonly clase: ClaseDeBloqueo
  /** First and last day, both in; of `horas` the same. A weekly one falls on the weekday of its first. */
  readonly desde: FechaISO
  readonly hasta: FechaISO
  /** 'HH:mm' of Santiago; null: the whole day. */
  readonly horaInicio: string | null
  readonly horaTermino: string | null
}

/** Longest motive, most days of one block, and most blocks of an advisor (own limits). */
export const LARGO_DE_MOTIVO = 60
export const DIAS_DE_UN_BLOQUEO = 366
export const maximoDeBloqueos = 100

const MEDIANOCHE = '00:00'

function delDia({ horaInicio, horaTermino }: Bloqueo, fecha: FechaISO): LapsoDeCita {
  const end: Reloj = horaTermino === null ? relojDe(sumaDias(fecha, 1), MEDIANOCHE) : relojDe(fecha, horaTermino)
  return { start: relojDe(fecha, horaInicio ?? MEDIANOCHE), end }
}

/** Parts of a block on the days from `desde` to `hasta`, both in: one per day, in order. */
export function tramosDe(bloqueo: Bloqueo, desde: FechaISO, hasta: FechaISO): LapsoDeCita[] {
  const ultimo = bloqueo.hasta < hasta ? bloqueo.hasta : hasta
  const paso = bloqueo.clase === 'semanal' ? 7 : 1
  const antes = Math.max(0, diasEntre(bloqueo.desde, desde))
  const primero = sumaDias(bloqueo.desde, Math.ceil(antes / paso) * paso)
  const cuantos = Math.floor(diasEntre(primero, ultimo) / paso) + 1
  return Array.from({ length: Math.max(0, cuantos) }, (_, i) => delDia(bloqueo, sumaDias(primero, i * paso)))
}
