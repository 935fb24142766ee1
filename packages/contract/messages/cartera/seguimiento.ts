import { LARGO_DE_ANOTACION, maximoDeAnotaciones } from '@alerce/domain/cartera/seguimiento/anotacion'
import {
  LARGO_DE_ASUNTO,
  LARGO_DE_NOMBRE_DE_PLANTILLA,
  LARGO_DE_PLANTILLA,
  maximoDePlantillas,
} from '@alerce/domain/cartera/seguimiento/plantilla'
import { LARGO_DE_TAREA, maximoDeTareas } from '@alerce/domain/cartera/seguimiento/tarea'
import { message } from '../message.ts'

/** Notes, calls and messages of the timeline. All ours. */
export const anotacionMessages = {
  readFailed: message('seguimiento_no_leido', 503, 'No se han podido obtener las anotaciones. Inténtelo nuevamente.'),
  saveFailed: message('anotacion_no_guardada', 503, 'No se ha podido guardar la anotación. Inténtelo nuevamente.'),
  deleteFailed: message('anotacion_no_eliminada', 503, 'No se ha podido eliminar la anotación. Inténtelo nuevamente.'),
  restoreFailed: message(
    'anotacion_no_restituida',
    503,
    'No se ha podido recuperar la anotación. Inténtelo nuevamente.',
  ),
  sinTexto: message('anotacion_sin_texto', 400, 'Escriba el texto.'),
  largo: message('anotacion_larga', 400, `El texto admite hasta ${LARGO_DE_ANOTACION} caracteres.`),
  sinResultado: message('llamada_sin_resultado', 400, 'Indique cómo terminó la llamada.'),
  demasiadas: message(
    'demasiadas_anotaciones',
    422,
    `Esta venta ya tiene ${maximoDeAnotaciones} anotaciones, que es el máximo.`,
  ),
  yaNoSeElimina: message(
    'anotacion_fija',
    422,
    'Una anotación se elimina solo el mismo día; un correo enviado o una nota respondida, no.',
  ),
  noSeResponde: message('anotacion_sin_respuesta', 422, 'Se responden las notas de su equipo, no otras anotaciones.'),
  eliminada: message('anotacion_ya_no_existe', 404, 'La anotación ya no existe: fue eliminada.'),
  sinTelefono: message('persona_sin_telefono', 422, 'Esta persona no tiene teléfono: agréguelo en Antecedentes.'),
  sinCorreo: message('persona_sin_correo', 422, 'Esta persona no tiene correo: agréguelo en Antecedentes.'),
  campoSinLlenar: message('campo_sin_llenar', 400, 'Queda un campo entre llaves: escriba ahí lo que corresponde.'),
  sinJefatura: message('sin_jefatura_que_avisar', 422, 'Su equipo no tiene una jefatura a la que avisar.'),
  ventanaCerrada: message(
    'ventana_de_whatsapp_cerrada',
    200,
    'El mensaje quedó anotado, y el navegador no dejó abrir WhatsApp.',
  ),
} as const

/** Tasks and next tries. All ours. */
export const tareaMessages = {
  saveFailed: message('tarea_no_guardada', 503, 'No se ha podido guardar la tarea. Inténtelo nuevamente.'),
  closeFailed: message('tarea_no_cerrada', 503, 'No se ha podido marcar la tarea. Inténtelo nuevamente.'),
  sinTexto: message('tarea_sin_texto', 400, 'Escriba qué hay que hacer.'),
  largo: message('tarea_larga', 400, `La tarea admite hasta ${LARGO_DE_TAREA} caracteres.`),
  sinFecha: message('tarea_sin_fecha', 400, 'Indique la fecha.'),
  sinHora: message('intento_sin_hora', 400, 'Indique la hora.'),
  horaInvalida: message('tarea_hora_invalida', 400, 'Escriba la hora como 10:30.'),
  pasada: message('tarea_en_el_pasado', 422, 'Elija un momento que no haya pasado.'),
  lejana: message('tarea_muy_lejana', 422, 'Elija una fecha dentro de un año.'),
  demasiadas: message(
    'demasiadas_tareas',
    422,
    `Tiene ${maximoDeTareas} tareas abiertas, el máximo: marque alguna como hecha.`,
  ),
  otroIntento: message('otro_intento_abierto', 409, 'Ya hay otro intento de llamada para esta persona.'),
} as const

/** Templates of messages. All ours. */
export const plantillaMessages = {
  readFailed: message('plantillas_no_leidas', 503, 'No se han podido obtener las plantillas. Inténtelo nuevamente.'),
  saveFailed: message('plantilla_no_guardada', 503, 'No se ha podido guardar la plantilla. Inténtelo nuevamente.'),
  deleteFailed: message('plantilla_no_eliminada', 503, 'No se ha podido eliminar la plantilla. Inténtelo nuevamente.'),
  restoreFailed: message(
    'plantilla_no_restituida',
    503,
    'No se ha podido recuperar la plantilla. Inténtelo nuevamente.',
  ),
  usoFailed: message('plantilla_no_usada', 503, 'No se ha podido llenar la plantilla. Inténtelo nuevamente.'),
  sinNombre: message('plantilla_sin_nombre', 400, 'Escriba el nombre de la plantilla.'),
  nombreLargo: message(
    'plantilla_nombre_largo',
    400,
    `El nombre admite hasta ${LARGO_DE_NOMBRE_DE_PLANTILLA} caracteres.`,
  ),
  sinAsunto: message('plantilla_sin_asunto', 400, 'Escriba el asunto del correo.'),
  asuntoLargo: message('plantilla_asunto_largo', 400, `El asunto admite hasta ${LARGO_DE_ASUNTO} caracteres.`),
  sinTexto: message('plantilla_sin_texto', 400, 'Escriba el texto de la plantilla.'),
  textoLargo: message('plantilla_texto_largo', 400, `El texto admite hasta ${LARGO_DE_PLANTILLA} caracteres.`),
  demasiadas: message(
    'demasiadas_plantillas',
    422,
    `Ya hay ${maximoDePlantillas} plantillas, que es el máximo: elimine alguna.`,
  ),
  eliminada: message('plantilla_ya_no_existe', 404, 'La plantilla ya no existe: fue eliminada.'),
} as const

/** Refusal of fields that no template has, named as typed. */
export const campoDesconocido = (campos: readonly string[]): string =>
  `No existe ${campos.length === 1 ? 'el campo' : 'los campos'} ${campos.map((campo) => `{${campo}}`).join(', ')}.`
