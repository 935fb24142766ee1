import { message } from '../message.ts'

/** The panel of the day. All ours. */
export const miDiaMessages = {
  failed: message('mi_dia_no_leido', 503, 'No se ha podido obtener su día. Inténtelo nuevamente.'),
  noPospuesto: message('asunto_no_pospuesto', 503, 'No se ha podido posponer. Inténtelo nuevamente.'),
  noRetomado: message('asunto_no_retomado', 503, 'No se ha podido retomar. Inténtelo nuevamente.'),
  cambio: message('asunto_cambiado', 409, 'Este asunto cambió mientras usted lo veía: revíselo antes de posponerlo.'),
  fueraDePlazo: message('vuelta_fuera_de_plazo', 400, 'Elija un día desde mañana y hasta dentro de 60 días.'),
  citaPorVenir: message('cita_por_venir', 422, 'Una cita que no ha terminado se mueve en la agenda.'),
  demasiados: message(
    'demasiados_pospuestos',
    422,
    'Tiene 100 asuntos pospuestos, el máximo: retome alguno antes de posponer otro.',
  ),
} as const
