import { type FechaISO, sumaDias } from '../base/fechas/fecha.ts'

/**
 * Last valid day of a quote priced on `fecha`, so many days later (parameter `diasDeCotizacion`). Own rule: amounts are
 * in UF, and confirming computes the price again. So a quote is valid while the group, its ages and the tables stay the
 * same.
 */
export const valeHasta = (fecha: FechaISO, dias: number): FechaISO => sumaDias(fecha, dias)

/** Condition that a quote prints beside its last day. */
export const MIENTRAS_NO_CAMBIEN =
  'Vale hasta ese día mientras no cambien las personas, su tramo de edad ni las tablas de precio; los pesos son los de la UF indicada.'
