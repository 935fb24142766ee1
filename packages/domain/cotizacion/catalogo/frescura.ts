import { atrasoDeLaUf } from '../../base/dinero/uf-del-dia.ts'
import { type FechaISO, partes } from '../../base/fechas/fecha.ts'

/** Nobody has loaded a UF since before yesterday. */
const esUfAtrasada = (fecha: FechaISO, hoy: FechaISO): boolean => atrasoDeLaUf(fecha, hoy) > 1

/** A tope of an earlier year still holds in January: the new one comes with the incomes of February. */
const esTopeDeOtroAno = (desde: FechaISO, hoy: FechaISO): boolean =>
  partes(desde).anio < partes(hoy).anio && partes(hoy).mes > 1

/** The tables with days without which nothing is sold, besides the UF. */
export const tablasQueTerminan = ['planes', 'ges', 'factores', 'topes'] as const
type TablaQueTermina = (typeof tablasQueTerminan)[number]

/** What stands of the tables without which nothing is sold. */
export interface CatalogoVigente {
  /** Day of the last UF up to today; null: none. */
  readonly uf: FechaISO | null
  /** Those with a row in force. */
  readonly rigen: readonly TablaQueTermina[]
  /** Those with a row in force so many days later (`diasDeAvisoDelCatalogo`). */
  readonly siguen: readonly TablaQueTermina[]
  /** Since when the newest tope in force holds; null: none does. */
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

/** What is wrong with the catalogue: nothing can be sold, or what is sold rests on something old or about to end. */
export type FallaDeCatalogo = FaltaDeCatalogo | 'ufAtrasada' | 'topeDeOtroAno' | (typeof terminos)[TablaQueTermina]

const impiden: readonly FallaDeCatalogo[] = ['sinUf', ...Object.values(faltas)]

/** What is missing stops every sale; what is old or ends soon still sells, and says so. */
export const impideVender = (falla: FallaDeCatalogo): boolean => impiden.includes(falla)

/** All that is wrong with the catalogue on a day. */
export function fallasDelCatalogo({ uf, rigen, siguen, topeDesde }: CatalogoVigente, hoy: FechaISO): FallaDeCatalogo[] {
  const fallas: [FallaDeCatalogo, boolean][] = [
    ['sinUf', uf === null],
    ['ufAtrasada', uf !== null && esUfAtrasada(uf, hoy)],
    ...tablasQueTerminan.map((tabla): [FallaDeCatalogo, boolean] => [faltas[tabla], !rigen.includes(tabla)]),
    ...tablasQueTerminan.map((tabla): [FallaDeCatalogo, boolean] => [
      terminos[tabla],
      rigen.includes(tabla) && !siguen.includes(tabla),
    ]),
    ['topeDeOtroAno', topeDesde !== null && esTopeDeOtroAno(topeDesde, hoy)],
  ]
  return fallas.filter(([, falla]) => falla).map(([nombre]) => nombre)
}
