import { HORA_MS } from './fechas/duracion.ts'
import type { InstanteISO } from './fechas/instante.ts'

/**
 * Hours for which what was taken away, or done by the house itself, can be undone (own rule): an import (goal 18), an
 * invitation that was annulled, a document, a certificate, an appointment, a quote.
 */
export const HORAS_PARA_DESHACER = 24

const despues = (instante: InstanteISO, horas: number): InstanteISO =>
  new Date(Date.parse(instante) + horas * HORA_MS).toISOString()

/** The instant until which what was done at this one can be undone. */
export const seDeshaceHasta = (hecho: InstanteISO): InstanteISO => despues(hecho, HORAS_PARA_DESHACER)

/** What was done before this instant cannot be undone any more now, and need not be kept for it. */
export const seDeshaceDesde = (ahora: InstanteISO): InstanteISO => despues(ahora, -HORAS_PARA_DESHACER)

/** Whether what was done at an instant can still be undone now. */
export const sePuedeDeshacer = (hecho: InstanteISO, ahora: InstanteISO): boolean =>
  Date.parse(hecho) >= Date.parse(seDeshaceDesde(ahora))
