import { primerDiaHabil } from '../../base/fechas/descanso.ts'
import { type FechaISO, sumaDias } from '../../base/fechas/fecha.ts'
import type { InstanteISO } from '../../base/fechas/instante.ts'
import { fechaDe, horaDe, masMinutos, relojEn } from '../../base/fechas/reloj.ts'
import type { ResultadoDeLlamada } from './anotacion.ts'

/** Effect of a call, which always closes the open intento of its person: it offers the next one, or none is left. */
export type EfectoDeLlamada = 'ofrece' | 'cierra'

const efectos: Readonly<Record<ResultadoDeLlamada, EfectoDeLlamada>> = {
  contesta: 'cierra',
  noContesta: 'ofrece',
  ocupado: 'ofrece',
  // Nobody is reached by calling that number again
  equivocado: 'cierra',
}

/** Effect of the outcome of a call on the next try. Own rule. */
export const efectoDeLlamada = (resultado: ResultadoDeLlamada): EfectoDeLlamada => efectos[resultado]

/** Day (ISO) and hour (HH:mm) of a next try, on the clock of Santiago. */
export interface IntentoOfrecido {
  readonly fecha: FechaISO
  readonly hora: string
}

/** Hours of the day between which a person is called. Own rule. */
const PRIMERA_LLAMADA = '09:00'
const ULTIMA_LLAMADA = '20:00'
const MANANA = '10:00'
const DOS_HORAS = 120
/** Minutes to which an offered hour is rounded up: a list of tasks reads better. */
const PASO = 5

/** Ways to choose the next try: a press, or a day and hour picked by hand. */
export const opcionesDeIntento = {
  dosHoras: 'En 2 horas',
  manana: 'Mañana a las 10:00',
  otra: 'Otra fecha',
  ninguno: 'Sin otro intento',
} as const

export type OpcionDeIntento = keyof typeof opcionesDeIntento

/** The next day that is neither Sunday nor holiday of the law, at 10:00. */
const mananaEn = (hoy: FechaISO): IntentoOfrecido => ({ fecha: primerDiaHabil(sumaDias(hoy, 1)), hora: MANANA })

/**
 * Next tries that a missed call offers: in two hours, rounded up to five minutes, and at 10:00 of the next day, past
 * Sundays and holidays. `dosHoras` is null when it would fall outside the hours in which people are called. Own rule.
 */
export function intentosOfrecidos(ahora: InstanteISO): {
  readonly dosHoras: IntentoOfrecido | null
  readonly manana: IntentoOfrecido
} {
  const reloj = relojEn(ahora)
  const despues = masMinutos(reloj, DOS_HORAS)
  const redondo = masMinutos(despues, (PASO - (Number(despues.slice(14, 16)) % PASO)) % PASO)
  const hora = horaDe(redondo)
  const cabe = fechaDe(redondo) === fechaDe(reloj) && hora >= PRIMERA_LLAMADA && hora <= ULTIMA_LLAMADA
  return { dosHoras: cabe ? { fecha: fechaDe(redondo), hora } : null, manana: mananaEn(fechaDe(reloj)) }
}
