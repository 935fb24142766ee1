import type { DetencionDePareja } from './turno.ts'

/** What the creation check answers (spec 2 §4). */
export const respuestasDeCreacion = [
  'aceptado',
  'advertencia',
  'rechazado',
  'error_compensado',
  'error_compensado_2',
] as const

export type RespuestaDeCreacion = (typeof respuestasDeCreacion)[number]

/** What the creation check looks at. */
export interface HechosDeLaCreacion {
  /** Another declaration of the same person is in evaluation or revision. */
  readonly enEvaluacion: boolean
  /** What of its pair stops it. */
  readonly pareja: DetencionDePareja | null
  /** Earlier invitations of the same person that were not completed. */
  readonly invitacionesSinCompletar: number
}

/**
 * The creation check, of a manual declaration and of an invitation alike: what stops it comes first, a warning is asked
 * only where nothing does (core rules, Creating a DS).
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
