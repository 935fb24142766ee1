import type { InstanteISO } from './fechas/instante.ts'

/**
 * Seconds by which an act that affects another person is delayed, so that its author can undo it (own rule). Applies to
 * an answer against the applicant and to ending another person's session.
 */
export const PLAZO_PARA_DESHACER = 15

/** Instant at which an act done now takes effect. */
export const rigeDespuesDe = (ahora: InstanteISO): InstanteISO =>
  new Date(Date.parse(ahora) + PLAZO_PARA_DESHACER * 1000).toISOString()
