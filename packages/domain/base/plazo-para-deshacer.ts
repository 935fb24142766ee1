import type { InstanteISO } from './fechas/instante.ts'

/**
 * Seconds for which an act that weighs on somebody else is kept back, so that who did it can take it back (own rule): an
 * answer against the applicant, the end of another's session.
 */
export const PLAZO_PARA_DESHACER = 15

/** The instant at which an act of now takes effect. */
export const rigeDespuesDe = (ahora: InstanteISO): InstanteISO =>
  new Date(Date.parse(ahora) + PLAZO_PARA_DESHACER * 1000).toISOString()
