import { LARGO_DE_ALIAS, LARGO_DE_COMENTARIO_DE_RESERVA, LARGO_DE_LUGAR } from '@alerce/domain/agenda/reserva'
import { message } from '../message.ts'

/** Booking page of an advisor. All ours. */
export const paginaMessages = {
  readFailed: message('pagina_no_leida', 503, 'No se ha podido obtener su página de reservas. Inténtelo nuevamente.'),
  saveFailed: message(
    'pagina_no_guardada',
    503,
    'No se ha podido guardar su página de reservas. Inténtelo nuevamente.',
  ),
  aliasFormato: message(
    'alias_formato',
    400,
    `De 3 a ${LARGO_DE_ALIAS} letras sin tilde, números o guiones; comienza con una letra`,
  ),
  aliasTomado: message('alias_tomado', 409, 'Esa dirección ya es de otra persona. Elija otra.'),
  sinModalidad: message('pagina_sin_modalidad', 400, 'Elija al menos una'),
  sinDireccion: message('pagina_sin_direccion', 400, 'Indique dónde se reúnen'),
  sinSala: message('pagina_sin_sala', 400, 'Pegue la dirección de su sala: comienza con https://'),
  lugarLargo: message('pagina_lugar_largo', 400, `Admite hasta ${LARGO_DE_LUGAR} caracteres`),
} as const

/** Booking by a client on that page. All ours. */
export const reservaMessages = {
  sinPagina: message(
    'pagina_no_existe',
    404,
    'Esta página ya no recibe reservas. Escriba a quien le dio esta dirección, o llame a la isapre.',
  ),
  horasFailed: message('horas_no_leidas', 503, 'No pudimos obtener las horas. Inténtelo nuevamente.'),
  saveFailed: message('reserva_no_hecha', 503, 'No pudimos reservar la hora. Inténtelo nuevamente.'),
  readFailed: message('reserva_no_leida', 503, 'No pudimos abrir su reserva. Inténtelo nuevamente.'),
  changeFailed: message('reserva_no_cambiada', 503, 'No pudimos cambiar su reserva. Inténtelo nuevamente.'),
  horaTomada: message('hora_tomada', 409, 'Esa hora ya no está libre. Elija otra.'),
  muchas: message('muchas_reservas', 429, 'Hay muchas reservas en este momento. Espere unos minutos.'),
  sinModalidad: message('reserva_sin_modalidad', 400, 'Elija cómo se reúnen'),
  nombre: message('reserva_sin_nombre', 400, 'Escriba su nombre y su apellido'),
  telefono: message('reserva_sin_telefono', 400, 'Escriba su teléfono'),
  correo: message('reserva_sin_correo', 400, 'Escriba su correo'),
  correoFormato: message('reserva_correo_formato', 400, 'Revise su correo: por ejemplo, nombre@correo.cl'),
  comentarioLargo: message(
    'reserva_comentario_largo',
    400,
    `El comentario admite hasta ${LARGO_DE_COMENTARIO_DE_RESERVA} caracteres`,
  ),
  noVigente: message('reserva_no_vigente', 404, 'Esta reserva ya no existe: se canceló o pasó hace tiempo.'),
  yaNoSeCambia: message(
    'reserva_ya_no_se_cambia',
    422,
    'Ya es tarde para cambiar esta reserva aquí: comuníquese con su asesor.',
  ),
  prospectoFailed: message('prospecto_de_reserva', 503, 'No se ha podido crear el prospecto. Inténtelo nuevamente.'),
  yaTieneProspecto: message('reserva_con_prospecto', 409, 'Esta cita ya es de un prospecto.'),
} as const
