import { message } from '../message.ts'

/** The outbox of the desk (ours). */
export const correosMessages = {
  listFailed: message('correos_no_leidos', 503, 'No se han podido obtener los correos. Intente nuevamente.'),
  readFailed: message('correo_no_leido', 503, 'No se ha podido obtener el correo. Intente nuevamente.'),
} as const
