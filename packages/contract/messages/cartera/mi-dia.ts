import { message } from '../message.ts'

/** The panel of the day. All ours. */
export const miDiaMessages = {
  failed: message('mi_dia_no_leido', 503, 'No se ha podido obtener su día. Inténtelo nuevamente.'),
} as const
