import { estirada, type LapsoDeCita, llevada, minutosEn } from '@alerce/domain/agenda/cuadricula'
import { diasEntre, type FechaISO } from '@alerce/domain/base/fechas/fecha'
import { fechaDe, minutosDe } from '@alerce/domain/base/fechas/reloj'
import type { Cita } from '../../citas.ts'
import { shift } from '../../moves.ts'

/** A place in the grid under a hand: a day, and a share of its height. */
export interface GridPlace {
  readonly fecha: FechaISO
  readonly altura: number
}

/** An appointment in a hand: which edge of it, or where between start and end it was taken. */
export interface CitaAsida {
  readonly cita: Cita
  readonly borde: keyof LapsoDeCita | null
  /** Minutes from its start to the hand. */
  readonly minutos: number
}

/** What a hand takes hold of when it touches an appointment there. */
export const asida = (cita: Cita, borde: keyof LapsoDeCita | null, { altura }: GridPlace): CitaAsida => ({
  cita,
  borde,
  minutos: minutosEn(altura) - minutosDe(cita.start),
})

/** When the appointment would take place, let go there; a grid without hours moves it by days. */
export function destino(
  { cita, borde, minutos }: CitaAsida,
  { fecha, altura }: GridPlace,
  withHours: boolean,
): LapsoDeCita {
  if (!withHours) return shift(cita, { dias: diasEntre(fechaDe(cita.start), fecha), minutos: 0 })
  if (borde) return estirada(cita, borde, minutosEn(altura))
  return llevada(cita, fecha, minutosEn(altura) - minutos)
}
