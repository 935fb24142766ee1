import { diasEntre, type FechaISO } from '../fechas/fecha.ts'

/** Days since a UF was published for: 0 is today's. */
export const atrasoDeLaUf = (fecha: FechaISO, hoy: FechaISO): number => diasEntre(fecha, hoy)

/** Pesos would rest on a UF that is not of the day: they say so wherever they are shown. */
export const esUfDeReferencia = (fecha: FechaISO, hoy: FechaISO): boolean => atrasoDeLaUf(fecha, hoy) !== 0
