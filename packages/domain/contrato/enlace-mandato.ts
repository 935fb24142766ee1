import { DIA_MS } from '../base/fechas/duracion.ts'
import type { InstanteISO } from '../base/fechas/instante.ts'
import { type EtapaDS, pasada } from '../declaracion/etapas.ts'
import type { ResultadoDS } from '../declaracion/evaluacion.ts'

/** Days that the link of a payment mandate lives, wrong identities that block it, and how many a day are sent. */
const DIAS_DEL_ENLACE = 30
export const intentosDelEnlaceDeMandato = 3
export const enlacesDeMandatoPorDia = 5

/**
 * Whether the advisor may send the link: the declaration is over, or authorized and about to be finished, where
 * Gestionar asks for the mandate already.
 */
export const admiteEnlaceDeMandato = (etapa: EtapaDS, resultado: ResultadoDS | null): boolean =>
  pasada(etapa) || (etapa === 'resultado' && resultado === 1)

/** What is kept of a link: ISO instants, null while it has not happened. */
export interface EnlaceDeMandato {
  readonly expira: string
  readonly anulado: string | null
  readonly bloqueado: string | null
  readonly usado: string | null
}

/** What a link opens: the mandate to authorise, one that stands already, why not any more, or nothing. */
export type SituacionDelEnlace = 'pendiente' | 'otorgado' | 'bloqueado' | 'noVigente'

/** What a link opens at an instant; `vigente`: a mandate stands for its declaration. */
export function situacionDelEnlace(enlace: EnlaceDeMandato, vigente: boolean, ahora: string): SituacionDelEnlace {
  if (enlace.anulado !== null || enlace.expira <= ahora) return 'noVigente'
  if (vigente) return 'otorgado'
  // used, and the mandate revoked since
  if (enlace.usado !== null) return 'noVigente'
  return enlace.bloqueado === null ? 'pendiente' : 'bloqueado'
}

/** The end of a link that is mailed at an instant. */
export const venceElEnlaceDeMandato = (enviado: InstanteISO): InstanteISO =>
  new Date(Date.parse(enviado) + DIAS_DEL_ENLACE * DIA_MS).toISOString()
