import { message } from '../message.ts'

/** Drafts of the forms of a sale. Ours. */
export const borradorMessages = {
  failed: message('borrador_no_disponible', 503, 'No se ha podido guardar el borrador.'),
  muyLargo: message('borrador_muy_largo', 413, 'El borrador supera el tamaño permitido.'),
} as const
