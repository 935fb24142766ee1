import { diaDeLaSemana, type FechaISO } from '../base/fechas/fecha.ts'

/** Hours of one day of the week in which an advisor meets people: 'HH:mm' on the clock of Santiago. */
export interface HorarioDelDia {
  readonly atiende: boolean
  readonly desde: string
  readonly hasta: string
}

/** A week, Monday first: always seven days. */
export type HorarioDeAtencion = readonly HorarioDelDia[]

/** Minutes kept free before and after each appointment, as offered. */
export const margenesEntreCitas = [0, 5, 10, 15, 30, 45, 60] as const

export interface Disponibilidad {
  readonly semana: HorarioDeAtencion
  /** Minutes kept free before and after each appointment. */
  readonly margen: number
}

const habil: HorarioDelDia = { atiende: true, desde: '09:00', hasta: '19:00' }
const libre: HorarioDelDia = { ...habil, atiende: false }

/** Of an advisor who set nothing: Monday to Friday, 09:00 to 19:00, no margin (own rule). */
export const disponibilidadInicial: Disponibilidad = {
  semana: [habil, habil, habil, habil, habil, libre, libre],
  margen: 0,
}

/** Hours of a day; null: nobody is met on it. */
export function horarioDe(semana: HorarioDeAtencion, fecha: FechaISO): HorarioDelDia | null {
  const dia = semana[diaDeLaSemana(fecha)]
  return dia?.atiende ? dia : null
}
