import { DIA_MS } from '../base/fechas/duracion.ts'
import type { InstanteISO } from '../base/fechas/instante.ts'
import { type EtapaDS, pasada } from '../declaracion/etapas.ts'
import type { ResultadoDS } from '../declaracion/evaluacion.ts'

/** Limits of the link of a payment mandate: days of life, wrong identities that block it, links per day. */
const DIAS_DEL_ENLACE = 30
export const intentosDelEnlaceDeMandato = 3
export const enlacesDeMandatoPorDia = 5

/**
 * Whether the advisor may send the link: the declaration is over, or authorized and about to be finished, as Gestionar
 * requires the mandate then.
 */
export const admiteEnlaceDeMandato = (etapa: EtapaDS, resultado: ResultadoDS | null): boolean =>
  pasada(etapa) || (etapa === 'resultado' && resultado === 1)

/** Facts of a link: ISO instants, null while not happened. */
export interface EnlaceDeMandato {
  readonly expira: string
  readonly anulado: string | null
  readonly bloqueado: string | null
  readonly usado: string | null
}

/** Contents of a link: a mandate to authorise, a mandate already in force, blocked, or no longer valid. */
export type SituacionDelEnlace = 'pendiente' | 'otorgado' | 'bloqueado' | 'noVigente'

/** Contents of a link at an instant; `vigente`: its declaration has a mandate in force. */
export function situacionDelEnlace(enlace: EnlaceDeMandato, vigente: boolean, ahora: string): SituacionDelEnlace {
  if (enlace.anulado !== null || enlace.expira <= ahora) return 'noVigente'
  if (vigente) return 'otorgado'
  // used, and the mandate was revoked afterwards
  if (enlace.usado !== null) return 'noVigente'
  return enlace.bloqueado === null ? 'pendiente' : 'bloqueado'
}

/** Expiry of a link that is mailed at an instant. */
export const venceElEnlaceDeMandato = (enviado: InstanteISO): InstanteISO =>
  new Date(Date.parse(enviado) + DIAS_DEL_ENLACE * DIA_MS).toISOString()
