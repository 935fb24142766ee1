import { diasEntre, type FechaISO } from '../fechas/fecha.ts'

/** Days since a UF was published for: 0 is today's. */
export const atrasoDeLaUf = (fecha: FechaISO, hoy: FechaISO): number => diasEntre(fecha, hoy)

/** Pesos would rest on a UF that is not of the day: they say so wherever they are shown. */
export const esUfDeReferencia = (fecha: FechaISO, hoy: FechaISO): boolean => atrasoDeLaUf(fecha, hoy) !== 0

/** A UF in the words that screens and papers share: 'UF del 28-11-2026', 'UF de referencia del …'. `fecha`: DD-MM-YYYY. */
export const nombreDeUf = ({ fecha, referencia }: { readonly fecha: string; readonly referencia: boolean }): string =>
  `${referencia ? 'UF de referencia' : 'UF'} del ${fecha}`
