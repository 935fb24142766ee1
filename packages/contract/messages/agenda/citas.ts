import { maximoDeCitasDelDia } from '@alerce/domain/agenda/cita'
import { PRIMERA_HORA, ULTIMA_HORA } from '@alerce/domain/agenda/cuadricula'
import { LARGO_DE_LUGAR } from '@alerce/domain/agenda/reserva'
import { message } from '../message.ts'

/** Appointments (spec 1 §2, §5, §8). */
export const agendaMessages = {
  duracion: message('cita_sin_duracion', 400, 'La hora de inicio es menor a la de término.'),
  saveFailed: message('cita_no_guardada', 503, 'No se ha podido guardar la cita. Intentalo nuevamente.'),
  deleteFailed: message('cita_no_eliminada', 503, 'No se ha podido eliminar la cita. Intentalo nuevamente.'),
  restoreFailed: message('cita_no_restituida', 503, 'No se ha podido recuperar la cita. Inténtelo nuevamente.'),
  confirmDelete: message('confirmar_eliminacion', 200, 'Estás seguro que quiere eliminar esta cita.'),
  caducada: message('cita_caducada', 200, 'Cita Caducada'),
  // Ours: the specification is silent.
  readFailed: message('citas_no_leidas', 503, 'No se han podido obtener las citas. Inténtelo nuevamente.'),
  enElPasado: message('cita_en_el_pasado', 422, 'La cita debe comenzar en el futuro'),
  sinComenzar: message('cita_sin_comenzar', 422, 'La cita todavía no comienza'),
  fueraDeHora: message('cita_fuera_de_hora', 422, `La agenda va de ${PRIMERA_HORA} a ${ULTIMA_HORA}`),
  tope: message('cita_con_tope', 409, 'Ya tiene una cita en ese horario.'),
  enBloqueo: message('cita_en_bloqueo', 409, 'Ese horario está bloqueado en su agenda.'),
  sinTraslado: message(
    'cita_sin_traslado',
    409,
    'No alcanza a llegar: la cita de antes o la de después queda muy cerca.',
  ),
  diaLleno: message(
    'dia_lleno',
    422,
    `Ese día ya tiene ${maximoDeCitasDelDia} citas, que es el máximo. Elija otro día.`,
  ),
  horasLibres: message('horas_libres', 200, 'Horas libres cercanas:'),
  sinHoras: message('sin_horas_libres', 200, 'No hay horas libres en los 7 días siguientes.'),
  guardarIgual: message(
    'cita_guardar_igual',
    200,
    'Deja las dos citas a la misma hora, y así queda escrito en la Bitácora.',
  ),
  guardarEnBloqueo: message('cita_guardar_en_bloqueo', 200, 'Deja la cita en el horario bloqueado.'),
  guardarSinTraslado: message('cita_guardar_sin_traslado', 200, 'Deja la cita sin tiempo para el traslado.'),
  lugarLargo: message('cita_lugar_largo', 400, `El lugar admite hasta ${LARGO_DE_LUGAR} caracteres`),
  traslado: message('cita_traslado', 400, 'Elija los minutos de traslado de la lista'),
  duracionLarga: message('cita_muy_larga', 400, 'Una cita puede durar hasta 24 horas'),
  sinProspecto: message('cita_sin_prospecto', 400, 'Elija un prospecto'),
  sinFecha: message('cita_sin_fecha', 400, 'Indique la fecha'),
  sinHora: message('cita_sin_hora', 400, 'Indique la hora'),
  eliminada: message('cita_ya_no_existe', 404, 'La cita ya no existe: fue eliminada.'),
  comentarioLargo: message('comentario_largo', 400, 'El comentario admite hasta 500 caracteres'),
} as const

/** Calendar files of the agenda, and its holidays. All ours. */
export const salidasMessages = {
  feriadosFailed: message('feriados_no_leidos', 503, 'No se han podido obtener los feriados.'),
  descargaFailed: message('agenda_no_descargada', 503, 'No se ha podido descargar la agenda. Inténtelo nuevamente.'),
  calendarioFailed: message('calendario_no_leido', 503, 'No se ha podido obtener su calendario. Inténtelo nuevamente.'),
  calendarioNoGuardado: message(
    'calendario_no_guardado',
    503,
    'No se ha podido guardar su calendario. Inténtelo nuevamente.',
  ),
  rangoLargo: message('agenda_rango_largo', 400, 'Elija un rango de hasta un año'),
} as const
