import { DIA_MS, MINUTO_MS } from '../base/fechas/duracion.ts'
import type { FechaISO } from '../base/fechas/fecha.ts'
import type { InstanteISO } from '../base/fechas/instante.ts'

/** Days that the page of a mailed quote opens: longer than the quote, so that an expired one can be asked for again. Own rule. */
const DIAS_DE_ENLACE_DE_COTIZACION = 90

/** Most quotes on the page, newest first. Own rule. */
const MAXIMO_EN_PAGINA = 4

/** Instant at which the link of a quote ends. */
export const expiraEnlaceDeCotizacion = (ahora: InstanteISO): InstanteISO =>
  new Date(Date.parse(ahora) + DIAS_DE_ENLACE_DE_COTIZACION * DIA_MS).toISOString()

/** Openings within so long are one: a reload is no other visit. Own rule. */
const UNA_VISITA_MS = 30 * MINUTO_MS

/** True when a page shown now counts as another opening. */
export const esOtraApertura = (ultima: InstanteISO | null, ahora: InstanteISO): boolean =>
  ultima === null || Date.parse(ahora) - Date.parse(ultima) >= UNA_VISITA_MS

/** True after the last valid day of a quote. */
export const estaVencida = (hasta: FechaISO, hoy: FechaISO): boolean => hoy > hasta

/** Answers of a client on the page of a quote. */
export const respuestasDeCliente = ['interesa', 'pregunta', 'otra'] as const

export type RespuestaDeCliente = (typeof respuestasDeCliente)[number]

interface OfrecidaEnPagina {
  /** Its last valid day, ISO. */
  readonly hasta: FechaISO
  /** Names what is offered: plan and price. */
  readonly oferta: string
}

/**
 * Quotes of the page, from all that were mailed, newest first: the newest, and the other valid ones of other plans or
 * prices. A client compares offers, and the same offer mailed twice is one.
 */
export function quedanEnPagina<T extends OfrecidaEnPagina>(enviadas: readonly T[], hoy: FechaISO): T[] {
  const vistas = new Set<string>()
  return enviadas
    .filter((una, lugar) => {
      if (vistas.has(una.oferta) || (lugar > 0 && estaVencida(una.hasta, hoy))) return false
      vistas.add(una.oferta)
      return true
    })
    .slice(0, MAXIMO_EN_PAGINA)
}
