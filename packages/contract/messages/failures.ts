import { message } from './message.ts'

/** What no operation designed: all of `common` that a browser reads by its name. */
export const failures = {
  unavailable: message(
    'servicio_no_disponible',
    503,
    'El servicio no está disponible. Intente nuevamente en un momento.',
  ),
  unexpectedReply: message('respuesta_inesperada', 503, 'Respuesta inesperada del servicio.'),
  unexpected: message('error_inesperado', 500, 'Ha ocurrido un error inesperado'),
} as const
