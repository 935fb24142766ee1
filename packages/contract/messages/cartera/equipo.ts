import { message } from '../message.ts'

/** The advisors of a team. All ours. */
export const equipoMessages = {
  failed: message('equipo_no_leido', 503, 'No se han podido obtener los asesores de su equipo. Intente nuevamente.'),
} as const
