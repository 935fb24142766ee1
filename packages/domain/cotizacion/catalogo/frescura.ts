import { atrasoDeLaUf } from '../../base/dinero/uf-del-dia.ts'
import { type FechaISO, partes } from '../../base/fechas/fecha.ts'
import { hoyEnSantiago } from '../../base/fechas/instante.ts'
import { esFuenteCaida, faltaLaDeManana } from './uf-por-traer.ts'

/** True when the last UF is older than yesterday's. */
const esUfAtrasada = (fecha: FechaISO, hoy: FechaISO): boolean => atrasoDeLaUf(fecha, hoy) > 1

/** True when the tope is of an earlier year, except in January: the new one applies from the incomes of February. */
const esTopeDeOtroAno = (desde: FechaISO, hoy: FechaISO): boolean =>
  partes(desde).anio < partes(hoy).anio && partes(hoy).mes > 1

/** Tables with validity days that every sale needs, besides the UF. */
export const tablasQueTerminan = ['planes', 'ges', 'factores', 'topes'] as const
type TablaQueTermina = (typeof tablasQueTerminan)[number]

/** State of the tables that every sale needs. */
export interface CatalogoVigente {
  /** Day of the last UF up to today; null: none. */
  readonly uf: FechaISO | null
  /** Day of the last UF of all; null: none. */
  readonly ufHasta: FechaISO | null
  /** Instant since which the source of the UF gives no usable answer (ISO); null: it answers, or there is none. */
  readonly fuenteFallaDesde: string | null
  /** Tables with a row in force. */
  readonly rigen: readonly TablaQueTermina[]
  /** Tables with a row in force so many days later (`diasDeAvisoDelCatalogo`). */
  readonly siguen: readonly TablaQueTermina[]
  /** First day of the newest tope in force; null: none. */
  readonly topeDesde: FechaISO | null
}

const faltas = { planes: 'sinPlanes', ges: 'sinGes', factores: 'sinFactores', topes: 'sinTope' } as const
const terminos = {
  planes: 'planesPorTerminar',
  ges: 'gesPorTerminar',
  factores: 'factoresPorTerminar',
  topes: 'topePorTerminar',
} as const

type FaltaDeCatalogo = 'sinUf' | (typeof faltas)[TablaQueTermina]

/** Faults of the catalogue: a missing table, or a table that is old or about to end. */
export type FallaDeCatalogo =
  | FaltaDeCatalogo
  | 'ufAtrasada'
  | 'ufSinManana'
  | 'ufSinFuente'
  | 'topeDeOtroAno'
  | (typeof terminos)[TablaQueTermina]

const impiden: readonly FallaDeCatalogo[] = ['sinUf', ...Object.values(faltas)]

/** True for a fault that stops every sale: a missing table. Old tables, or tables that end soon, only warn. */
export const impideVender = (falla: FallaDeCatalogo): boolean => impiden.includes(falla)

/** All faults of the catalogue at an instant (ISO). */
export function fallasDelCatalogo(vigente: CatalogoVigente, ahora: string): FallaDeCatalogo[] {
  const { uf, ufHasta, fuenteFallaDesde, rigen, siguen, topeDesde } = vigente
  const hoy = hoyEnSantiago(ahora)
  const atrasada = uf !== null && esUfAtrasada(uf, hoy)
  const fallas: [FallaDeCatalogo, boolean][] = [
    ['sinUf', uf === null],
    ['ufAtrasada', atrasada],
    ['ufSinManana', uf !== null && !atrasada && faltaLaDeManana(ufHasta, hoy)],
    ['ufSinFuente', esFuenteCaida(fuenteFallaDesde, ahora)],
    ...tablasQueTerminan.map((tabla): [FallaDeCatalogo, boolean] => [faltas[tabla], !rigen.includes(tabla)]),
    ...tablasQueTerminan.map((tabla): [FallaDeCatalogo, boolean] => [
      terminos[tabla],
      rigen.includes(tabla) && !siguen.includes(tabla),
    ]),
    ['topeDeOtroAno', topeDesde !== null && esTopeDeOtroAno(topeDesde, hoy)],
  ]
  return fallas.filter(([, falla]) => falla).map(([nombre]) => nombre)
}
