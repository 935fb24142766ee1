import { atrasoDeLaUf } from '../../base/dinero/uf-del-dia.ts'
import type { FechaISO } from '../../base/fechas/fecha.ts'

/** Nobody has loaded a UF since before yesterday. */
const esUfAtrasada = (fecha: FechaISO, hoy: FechaISO): boolean => atrasoDeLaUf(fecha, hoy) > 1

/** What stands in force of the tables without which nothing is sold. */
export interface CatalogoVigente {
  /** Day of the last UF up to today; null: none. */
  readonly uf: FechaISO | null
  readonly planes: number
  readonly ges: boolean
  readonly factores: boolean
  readonly topes: boolean
}

/** What is wrong with the catalogue: nothing can be sold, or what is sold rests on something old. */
export type FallaDeCatalogo = 'sinUf' | 'ufAtrasada' | 'sinPlanes' | 'sinGes' | 'sinFactores' | 'sinTope'

/** A UF that is old still sells, and says so; each of the others stops every sale. */
export const impideVender = (falla: FallaDeCatalogo): boolean => falla !== 'ufAtrasada'

/** All that is wrong with the catalogue on a day. */
export function fallasDelCatalogo({ uf, ...vigente }: CatalogoVigente, hoy: FechaISO): FallaDeCatalogo[] {
  const fallas: [FallaDeCatalogo, boolean][] = [
    ['sinUf', uf === null],
    ['ufAtrasada', uf !== null && esUfAtrasada(uf, hoy)],
    ['sinPlanes', vigente.planes === 0],
    ['sinGes', !vigente.ges],
    ['sinFactores', !vigente.factores],
    ['sinTope', !vigente.topes],
  ]
  return fallas.filter(([, falla]) => falla).map(([nombre]) => nombre)
}
