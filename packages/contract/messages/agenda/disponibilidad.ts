import { DIAS_DE_UN_BLOQUEO, LARGO_DE_MOTIVO, maximoDeBloqueos } from '@alerce/domain/agenda/bloqueo'
import { message } from '../message.ts'

/** Hours in which an advisor meets people. All ours. */
export const disponibilidadMessages = {
  readFailed: message(
    'disponibilidad_no_leida',
    503,
    'No se ha podido obtener su disponibilidad. Inténtelo nuevamente.',
  ),
  saveFailed: message('disponibilidad_no_guardada', 503, 'No se ha podido guardar el horario. Inténtelo nuevamente.'),
  tardeAnterior: message('horario_tarde_anterior', 400, 'Debe ser después del primer horario'),
  nocheAnterior: message('horario_noche_anterior', 400, 'Debe ser después del segundo horario'),
  terminoAnterior: message('horario_sin_duracion', 400, 'Debe ser después de la hora de inicio'),
} as const

/** Blocked time of an advisor. All ours. */
export const bloqueoMessages = {
  readFailed: message('bloqueos_no_leidos', 503, 'No se han podido obtener los bloqueos. Inténtelo nuevamente.'),
  saveFailed: message('bloqueo_no_guardado', 503, 'No se ha podido guardar el bloqueo. Inténtelo nuevamente.'),
  deleteFailed: message('bloqueo_no_eliminado', 503, 'No se ha podido eliminar el bloqueo. Inténtelo nuevamente.'),
  restoreFailed: message('bloqueo_no_restituido', 503, 'No se ha podido recuperar el bloqueo. Inténtelo nuevamente.'),
  eliminado: message('bloqueo_ya_no_existe', 404, 'El bloqueo ya no existe: fue eliminado.'),
  sinFecha: message('bloqueo_sin_fecha', 400, 'Indique la fecha'),
  sinHora: message('bloqueo_sin_hora', 400, 'Indique la hora'),
  hastaAnterior: message('bloqueo_hasta_anterior', 400, 'Debe ser el mismo día o después'),
  largo: message('bloqueo_largo', 400, `Un bloqueo dura hasta ${DIAS_DE_UN_BLOQUEO} días`),
  motivoLargo: message('motivo_largo', 400, `El motivo admite hasta ${LARGO_DE_MOTIVO} caracteres`),
  demasiados: message(
    'demasiados_bloqueos',
    422,
    `Ya tiene ${maximoDeBloqueos} bloqueos, que es el máximo. Elimine los que ya no usa.`,
  ),
} as const
