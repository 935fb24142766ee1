import { HORA_MS } from './fechas/duracion.ts'
import type { InstanteISO } from './fechas/instante.ts'

/**
 * Hours for which an act can be undone (own rule): an import (goal 18), an annulled invitation, a deleted document,
 * certificate, appointment or quote, also when the product did it by itself.
 */
export const HORAS_PARA_DESHACER = 24

const despues = (instante: InstanteISO, horas: number): InstanteISO =>
  new Date(Date.parse(instante) + horas * HORA_MS).toISOString()

/** Instant until which an act of this instant can be undone. */
export const seDeshaceHasta = (hecho: InstanteISO): InstanteISO => despues(hecho, HORAS_PARA_DESHACER)

/** Instant before which acts can no longer be undone, so that their data need not be kept. */
export const seDeshaceDesde = (ahora: InstanteISO): InstanteISO => despues(ahora, -HORAS_PARA_DESHACER)

/** Whether an act of an instant can still be undone now. */
export const sePuedeDeshacer = (hecho: InstanteISO, ahora: InstanteISO): boolean =>
  Date.parse(hecho) >= Date.parse(seDeshaceDesde(ahora))
