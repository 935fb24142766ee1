import { message } from '../message.ts'

/** Finishing an evaluated declaration (spec 1 §4): said on the home too, which reads nothing else of its result. */
export const finalizarMessages = {
  finalizarFailed: message('ds_no_finalizada', 503, 'No se ha podido finalizar la ds. Intentalo nuevamente.'),
} as const
