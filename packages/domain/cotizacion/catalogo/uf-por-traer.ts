import { HORA_MS } from '../../base/fechas/duracion.ts'
import { type FechaISO, partes, sumaDias, sumaMeses } from '../../base/fechas/fecha.ts'

/** Day of the month on which the UF of the next month is published: from the 10th to the 9th (Banco Central). */
const DIA_DE_PUBLICACION = 9

/** Hours without a usable answer after which the source counts as down (ours). */
export const HORAS_SIN_FUENTE = 6

/** Last day whose UF is already published on a day; on the 9th itself it may come late. */
export function ultimaPublicada(hoy: FechaISO): FechaISO {
  const { dia } = partes(hoy)
  const mes = dia > DIA_DE_PUBLICACION ? sumaMeses(hoy, 1) : hoy
  return `${mes.slice(0, 7)}-0${DIA_DE_PUBLICACION}`
}

/** Months ('YYYY-MM') that hold the days to come: the second one from the 9th on. */
export const mesesPorPedir = (hoy: FechaISO): string[] =>
  partes(hoy).dia < DIA_DE_PUBLICACION ? [hoy.slice(0, 7)] : [hoy.slice(0, 7), sumaMeses(hoy, 1).slice(0, 7)]

/** True when tomorrow's UF is published and not loaded. `hasta`: last loaded day; null: none. */
export function faltaLaDeManana(hasta: FechaISO | null, hoy: FechaISO): boolean {
  const manana = sumaDias(hoy, 1)
  return manana <= ultimaPublicada(hoy) && (hasta === null || hasta < manana)
}

/** True when the source has failed for too long. `desde`: first failed attempt (ISO); null: the last one worked. */
export const esFuenteCaida = (desde: string | null, ahora: string): boolean =>
  desde !== null && Date.parse(ahora) - Date.parse(desde) >= HORAS_SIN_FUENTE * HORA_MS

/**
 * True when the round asks the source: a published day is missing, the 9th brings new ones, or today it was not asked
 * yet. `exito`: day of its last usable answer.
 */
export function tocaTraer(
  { hasta, exito }: { readonly hasta: FechaISO | null; readonly exito: FechaISO | null },
  hoy: FechaISO,
): boolean {
  const publicada = mesesPorPedir(hoy).length > 1 ? ultimaPublicada(sumaDias(hoy, 1)) : ultimaPublicada(hoy)
  return exito !== hoy || hasta === null || hasta < publicada
}

/** UF of a day as a source tells it; `valor`: pesos with two decimals, '38123.45'. */
export interface UfTraida {
  readonly fecha: FechaISO
  readonly valor: string
}

/** Days of a source that are not loaded, and days loaded with another value. */
export function compararUf(
  traidas: readonly UfTraida[],
  cargadas: ReadonlyMap<FechaISO, string>,
): { readonly nuevas: readonly UfTraida[]; readonly distintas: readonly UfTraida[] } {
  return {
    nuevas: traidas.filter(({ fecha }) => !cargadas.has(fecha)),
    distintas: traidas.filter(({ fecha, valor }) => cargadas.has(fecha) && cargadas.get(fecha) !== valor),
  }
}
