import { type FechaISO, sumaDias } from '../base/fechas/fecha.ts'

/**
 * The last day on which a quote priced on `fecha` holds, so many days later (parameter `diasDeCotizacion`). Regla propia:
 * its amounts are in UF, and confirming prices it anew, so it holds while the group, its ages and the tables do.
 */
export const valeHasta = (fecha: FechaISO, dias: number): FechaISO => sumaDias(fecha, dias)

/** What a quote says beside that day. */
export const MIENTRAS_NO_CAMBIEN =
  'Vale hasta ese día mientras no cambien las personas, su tramo de edad ni las tablas de precio; los pesos son los de la UF indicada.'
