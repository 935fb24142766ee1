import { message } from '../message.ts'

/** The search box above the portfolio. */
export const busquedaMessages = {
  failed: message('busqueda_fallida', 503, 'No se ha podido buscar. Inténtelo nuevamente.'),
} as const
