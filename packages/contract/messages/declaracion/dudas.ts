import { LARGO_DE_DUDA, LARGO_DE_RESPUESTA, MAXIMO_DE_DUDAS } from '@alerce/domain/declaracion/dudas'
import { message } from '../message.ts'

/** Questions of an applicant to their advisor. All ours. */
export const dudasMessages = {
  readFailed: message('dudas_no_leidas', 503, 'No pudimos obtener sus preguntas. Inténtelo nuevamente.'),
  sendFailed: message(
    'duda_no_enviada',
    503,
    'No pudimos enviar su pregunta. Lo que escribió sigue aquí: inténtelo nuevamente.',
  ),
  sinTexto: message('duda_sin_texto', 400, 'Escriba su pregunta.'),
  larga: message('duda_larga', 400, `La pregunta admite hasta ${LARGO_DE_DUDA} caracteres.`),
  demasiadas: message(
    'demasiadas_dudas',
    422,
    `Tiene ${MAXIMO_DE_DUDAS} preguntas sin responder: espere una respuesta para enviar otra.`,
  ),
  // Messages for the advisor.
  abrirFailed: message('duda_no_abierta', 503, 'No se ha podido abrir la pregunta. Inténtelo nuevamente.'),
  responderFailed: message('duda_no_respondida', 503, 'No se ha podido enviar la respuesta. Inténtelo nuevamente.'),
  sinRespuesta: message('respuesta_sin_texto', 400, 'Escriba la respuesta.'),
  respuestaLarga: message('respuesta_larga', 400, `La respuesta admite hasta ${LARGO_DE_RESPUESTA} caracteres.`),
  noExiste: message('duda_ya_no_existe', 404, 'Esta pregunta ya no existe: se eliminó con su declaración.'),
  yaRespondida: message('duda_ya_respondida', 409, 'Esta pregunta ya se respondió.'),
  terminada: message(
    'duda_de_otra_invitacion',
    422,
    'La invitación de esta pregunta terminó: el postulante ya no vería la respuesta. Escríbale o llámelo.',
  ),
} as const
