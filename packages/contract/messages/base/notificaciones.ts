import { message } from '../message.ts'

/** The bell. Its calls fail silently on screen (spec 1 §8). */
export const notificacionesMessages = {
  vacio: message('sin_notificaciones', 200, 'No hay notificaciones para mostrar'),
  readFailed: message('notificaciones_no_leidas', 503, 'No se han podido obtener las notificaciones.'),
  demarcarFailed: message(
    'notificaciones_no_desmarcadas',
    503,
    'No se han podido dejar sin leer. Inténtelo nuevamente.',
  ),
  saveFailed: message('notificacion_no_guardada', 503, 'No se ha podido marcar la notificación.'),
} as const
