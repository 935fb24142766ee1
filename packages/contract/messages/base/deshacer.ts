import { message } from '../message.ts'

/** What one did and can still undo (ours). */
export const deshacerMessages = {
  porDeshacerFailed: message('por_deshacer_no_leido', 503, 'No se ha podido leer lo que puede deshacer.'),
  noDeshecho: message('no_deshecho', 503, 'No se ha podido deshacer. Inténtelo nuevamente.'),
} as const
