import { message } from '../message.ts'

/** Finishing an evaluated declaration (spec 1 §4), which the home does too; it says nothing else of a result. */
export const finalizarMessages = {
  finalizarFailed: message('ds_no_finalizada', 503, 'No se ha podido finalizar la ds. Intentalo nuevamente.'),
  finalizadaSola: message('ds_finalizada_sola', 200, 'La Declaración de Salud quedó finalizada.'),
} as const
