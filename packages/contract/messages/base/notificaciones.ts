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

/** How a user hears of notices (ours). */
export const preferenciasMessages = {
  readFailed: message('preferencias_no_leidas', 503, 'No se han podido leer sus preferencias de avisos.'),
  saveFailed: message(
    'preferencias_no_guardadas',
    503,
    'No se han podido guardar sus preferencias. Inténtelo nuevamente.',
  ),
  enlaceNoVigente: message(
    'enlace_de_resumen_no_vigente',
    404,
    'Este enlace no es válido. Puede dejar el resumen desde la campana del panel.',
  ),
  bajaFailed: message('resumen_no_dejado', 503, 'No se ha podido dejar el resumen. Inténtelo nuevamente.'),
} as const

/** Acts that can still be undone (ours). */
export const deshacerMessages = {
  porDeshacerFailed: message('por_deshacer_no_leido', 503, 'No se ha podido leer lo que puede deshacer.'),
  noDeshecho: message('no_deshecho', 503, 'No se ha podido deshacer. Inténtelo nuevamente.'),
} as const

/** Drafts of the forms of a sale. Ours. */
export const borradorMessages = {
  failed: message('borrador_no_disponible', 503, 'No se ha podido guardar el borrador.'),
  muyLargo: message('borrador_muy_largo', 413, 'El borrador supera el tamaño permitido.'),
} as const
