import { message } from './message.ts'

/** The Bitácora of a prospect (spec 2 §8, Documents: timeline failure). */
export const bitacoraMessages = {
  readFailed: message('bitacora_no_leida', 503, 'No se han podido obtener los datos del prospecto'),
} as const
