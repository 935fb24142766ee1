import { diasEntre, type FechaISO } from '../fechas/fecha.ts'

/** Days since the day of a UF: 0 for the UF of today. */
export const atrasoDeLaUf = (fecha: FechaISO, hoy: FechaISO): number => diasEntre(fecha, hoy)

/** True when the UF is not of today: pesos computed with it are marked as reference wherever they are shown. */
export const esUfDeReferencia = (fecha: FechaISO, hoy: FechaISO): boolean => atrasoDeLaUf(fecha, hoy) !== 0

/**
 * UF with its date, the same on screens and papers: 'UF del 28-11-2026', 'UF de referencia del …'. `fecha`: DD-MM-YYYY.
 */
export const nombreDeUf = ({ fecha, referencia }: { readonly fecha: string; readonly referencia: boolean }): string =>
  `${referencia ? 'UF de referencia' : 'UF'} del ${fecha}`
