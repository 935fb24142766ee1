import type { InstanteISO } from '../base/fechas/instante.ts'

/** Longest question of an applicant to their advisor, and longest answer. Own rule. */
export const LARGO_DE_DUDA = 600
export const LARGO_DE_RESPUESTA = 1500

/** Most questions of a declaration that wait for an answer: the rate of one applicant. Own rule. */
export const MAXIMO_DE_DUDAS = 3

/** True while another question may be asked. */
export const puedePreguntar = (sinResponder: number): boolean => sinResponder < MAXIMO_DE_DUDAS

/** Instants of a question; null: not yet. */
export interface DudaHecha {
  readonly leidaEn: InstanteISO | null
  readonly respondidaEn: InstanteISO | null
}

export type EstadoDeDuda = 'enviada' | 'leida' | 'respondida'

/** State of a question, as applicant and advisor read it. */
export function estadoDeDuda({ leidaEn, respondidaEn }: DudaHecha): EstadoDeDuda {
  if (respondidaEn !== null) return 'respondida'
  return leidaEn === null ? 'enviada' : 'leida'
}
