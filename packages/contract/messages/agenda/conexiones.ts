import {
  DIAS_ATRAS_DEL_CALENDARIO,
  type FallaDeEvento,
  LARGO_DE_DISPOSITIVO,
  maximoDeConexiones,
} from '@alerce/domain/agenda/evento'
import { message } from '../message.ts'

/** Calendar programs that read and write an agenda (CalDAV). All ours. */
export const conexionMessages = {
  readFailed: message(
    'conexiones_no_leidas',
    503,
    'No se han podido obtener sus calendarios conectados. Inténtelo nuevamente.',
  ),
  saveFailed: message('conexion_no_guardada', 503, 'No se ha podido conectar el calendario. Inténtelo nuevamente.'),
  deleteFailed: message('conexion_no_quitada', 503, 'No se ha podido desconectar el calendario. Inténtelo nuevamente.'),
  sinNombre: message('conexion_sin_nombre', 400, 'Indique el dispositivo'),
  nombreLargo: message('conexion_nombre_largo', 400, `El nombre admite hasta ${LARGO_DE_DISPOSITIVO} caracteres`),
  demasiadas: message(
    'demasiadas_conexiones',
    422,
    `Ya tiene ${maximoDeConexiones} calendarios conectados, que es el máximo. Desconecte uno que ya no use.`,
  ),
  entradasFailed: message('entradas_no_leidas', 503, 'No se ha podido leer su calendario.'),
  entradaFailed: message('entrada_no_guardada', 503, 'No se ha podido guardar el evento.'),
  entradaNoExiste: message('entrada_no_existe', 404, 'El evento ya no existe.'),
  entradaCambiada: message('entrada_cambiada', 412, 'El evento cambió en Alerce después de que este programa lo leyó.'),
  uidRepetido: message('entrada_repetida', 409, 'Este evento ya está en su agenda.'),
  entradaALaVez: message('entrada_a_la_vez', 409, 'Otro programa guardó este evento al mismo tiempo.'),
  citaSinHora: message('cita_que_se_repite', 422, 'Una cita tiene una hora, y no se repite.'),
  eventoPasado: message('evento_pasado', 422, `El evento terminó hace más de ${DIAS_ATRAS_DEL_CALENDARIO} días.`),
} as const

/** Refusal of each event that cannot be blocked time. */
export const eventoMessages = {
  sin_duracion: message('evento_sin_duracion', 422, 'El evento debe terminar después de comenzar.'),
  pasa_de_un_dia: message('evento_de_dos_dias', 422, 'Un evento con hora comienza y termina el mismo día.'),
  repite_dias: message('evento_que_repite_dias', 422, 'Un evento de días completos no se repite.'),
  muy_largo: message('evento_muy_largo', 422, 'Un evento dura hasta un año.'),
} as const satisfies Record<FallaDeEvento, ReturnType<typeof message>>
