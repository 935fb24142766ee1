import type { DetencionDePareja } from './turno.ts'

/** Answers of the creation check (spec 2 §4). */
export const respuestasDeCreacion = [
  'aceptado',
  'advertencia',
  'rechazado',
  'error_compensado',
  'error_compensado_2',
] as const

export type RespuestaDeCreacion = (typeof respuestasDeCreacion)[number]

/** Facts that the creation check reads. */
export interface HechosDeLaCreacion {
  /** Another declaration of the same person is in evaluation or revision. */
  readonly enEvaluacion: boolean
  /** Reason of its pair that stops it. */
  readonly pareja: DetencionDePareja | null
  /** Earlier invitations of the same person that were not completed. */
  readonly invitacionesSinCompletar: number
}

/**
 * Creation check, the same for a manual declaration and an invitation. Stops come first; a warning is asked only
 * without a stop (core rules, Creating a DS).
 */
export function revisaCreacion({
  enEvaluacion,
  pareja,
  invitacionesSinCompletar,
}: HechosDeLaCreacion): RespuestaDeCreacion {
  if (enEvaluacion) return 'rechazado'
  if (pareja !== null) return pareja
  return invitacionesSinCompletar > 0 ? 'advertencia' : 'aceptado'
}
