import { diaDeLaSemana, type FechaISO } from '../base/fechas/fecha.ts'
import { ULTIMA_HORA } from './cuadricula.ts'

/** Hours of one day of the week in which an advisor meets people: 'HH:mm' on the clock of Santiago. */
export interface HorarioDelDia {
  readonly atiende: boolean
  readonly desde: string
  readonly hasta: string
  /** Second range, after the first; '' or absent: none. A version that lacks it offers the first alone. */
  readonly desdeTarde?: string | undefined
  readonly hastaTarde?: string | undefined
  /** Third range, after the second, in the same way. */
  readonly desdeNoche?: string | undefined
  readonly hastaNoche?: string | undefined
}

/** Hours of a range of a day, 'HH:mm'. */
interface TramoDeAtencion {
  readonly desde: string
  readonly hasta: string
}

/** Ranges of a day in which people are met, in order. */
function tramosDelDia({ atiende, ...dia }: HorarioDelDia): TramoDeAtencion[] {
  const { desde, hasta, desdeTarde, hastaTarde, desdeNoche, hastaNoche } = dia
  if (!atiende) return []
  if (!(desdeTarde && hastaTarde)) return [{ desde, hasta }]
  const dos = [
    { desde, hasta },
    { desde: desdeTarde, hasta: hastaTarde },
  ]
  return desdeNoche && hastaNoche ? [...dos, { desde: desdeNoche, hasta: hastaNoche }] : dos
}

/** Ranges of a day as its form shows them: also one that is half typed. */
export function cuantosTramos({ desdeTarde, hastaTarde, desdeNoche, hastaNoche }: HorarioDelDia): 1 | 2 | 3 {
  if (desdeNoche || hastaNoche) return 3
  return desdeTarde || hastaTarde ? 2 : 1
}

/** Break that is offered when a day gets a second range. */
const PAUSA = { desde: '13:00', hasta: '15:00' } as const

/** A day with a second range: its hours around the usual break, or an hour after them to be corrected. */
export function conTarde({ desde, hasta, ...dia }: HorarioDelDia): HorarioDelDia {
  if (desde < PAUSA.desde && hasta > PAUSA.hasta)
    return { ...dia, desde, hasta: PAUSA.desde, desdeTarde: PAUSA.hasta, hastaTarde: hasta }
  return { ...dia, desde, hasta, desdeTarde: hasta < PAUSA.hasta ? PAUSA.hasta : hasta, hastaTarde: ULTIMA_HORA }
}

/** The same day in one range, from its first hour to its last. */
export const sinTarde = ({ hasta, hastaTarde, ...dia }: HorarioDelDia): HorarioDelDia => ({
  ...dia,
  hasta: hastaTarde && hastaTarde > hasta ? hastaTarde : hasta,
  desdeTarde: '',
  hastaTarde: '',
})

/** A day of two ranges with a third, from the end of the second to the last hour, to be corrected. */
export const conNoche = (dia: HorarioDelDia): HorarioDelDia => ({
  ...dia,
  desdeNoche: dia.hastaTarde,
  hastaNoche: ULTIMA_HORA,
})

/** The same day in two ranges, the second up to its last hour. */
export const sinNoche = ({ hastaTarde = '', hastaNoche = '', ...dia }: HorarioDelDia): HorarioDelDia => ({
  ...dia,
  hastaTarde: hastaNoche > hastaTarde ? hastaNoche : hastaTarde,
  desdeNoche: '',
  hastaNoche: '',
})

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

/** Ranges of a day in which people are met; none: nobody is. */
export function tramosDeAtencion(semana: HorarioDeAtencion, fecha: FechaISO): TramoDeAtencion[] {
  const dia = semana[diaDeLaSemana(fecha)]
  return dia ? tramosDelDia(dia) : []
}
