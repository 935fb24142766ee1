import { message } from '../message.ts'
import { cotizanteMessages } from './cotizante.ts'

/** The questionnaire (spec 2 §4, §5, §8). */
export const preguntasMessages = {
  readFailed: message(
    'preguntas_no_leidas',
    503,
    'No se ha podido cargar las preguntas correctamente, contactate con tu ejecutivo',
  ),
  saveFailed: message(
    'respuesta_no_guardada',
    503,
    'No se ha podido guardar la respuesta, vuelve a intentalor más tarde.',
  ),
  camposObligatorios: message(
    'diagnostico_incompleto',
    400,
    'Debe completar los campos obligatorios para poder declarar otro diagnóstico',
  ),
  incompleta: message('ds_incompleta', 422, 'Debe completar la Declaración de Salud'),
  // Ours: the specification gives no words for these.
  suprimida: message('pregunta_suprimida', 422, 'Esta pregunta está suprimida y no se responde'),
  fueraDeOrden: message('pregunta_fuera_de_orden', 422, 'Responda las preguntas en orden'),
  sinDiagnostico: message('respuesta_sin_diagnostico', 400, 'Una respuesta «sí» requiere al menos un diagnóstico'),
  diagnosticoSinPersona: message('diagnostico_sin_persona', 400, 'Debe seleccionar un beneficiario'),
  diagnosticoSinNombre: message('diagnostico_sin_nombre', 400, 'Debe ingresar un diagnóstico'),
  diagnosticoSinFecha: message('diagnostico_sin_fecha', 400, 'Debe ingresar una fecha aproximada'),
  diagnosticoFuturo: message('diagnostico_en_el_futuro', 400, 'La fecha no puede ser futura'),
  diagnosticoAntesDeNacer: message(
    'diagnostico_antes_de_nacer',
    400,
    'La fecha es anterior al nacimiento de la persona',
  ),
  sinBeneficiarios: message(
    'preguntas_sin_beneficiarios',
    422,
    'Guarde primero los beneficiarios de la Declaración de Salud.',
  ),
  diagnosticoLargo: cotizanteMessages.diagnosticoLargo,
  personaAjena: message('diagnostico_persona_ajena', 422, 'La persona no está en esta Declaración de Salud'),
  eliminarDiagnostico: message('diagnostico_eliminar', 200, '¿Desea eliminar este diagnóstico?'),
  eliminarTodos: message(
    'diagnosticos_eliminar',
    200,
    'Al responder «No» se eliminan los diagnósticos ingresados. ¿Desea continuar?',
  ),
  diagnosticosFailed: message(
    'diagnosticos_no_leidos',
    503,
    'No se han podido obtener los diagnósticos. Inténtelo nuevamente.',
  ),
  sinPublicar: message(
    'preguntas_sin_publicar',
    422,
    'La isapre aún no publica las preguntas de la Declaración de Salud (Consola, Textos): no se puede responder todavía.',
  ),
  cambiaron: message(
    'preguntas_cambiaron',
    409,
    'Las preguntas cambiaron desde que abrió esta pantalla. Ya se muestran las nuevas: léalas antes de responder.',
  ),
  porEnviar: message(
    'respuestas_por_enviar',
    200,
    'Sin conexión: se envían solas, en orden, cuando vuelva. No cierre esta pantalla.',
  ),
  salirSinEnviar: message(
    'respuestas_sin_enviar',
    200,
    'Hay respuestas por enviar. Si sale ahora quedan como borrador, y hay que guardarlas de nuevo.',
  ),
  esEjemplo: message(
    'preguntas_de_ejemplo',
    200,
    'Texto de ejemplo: rige mientras la isapre no publique las preguntas de su formulario.',
  ),
  // Faults of the questions as the operator wrote them.
  escritaSinNumero: message('pregunta_sin_numero', 400, 'Antes de «{sobre}» falta el número de la pregunta.'),
  escritaSuprimida: message(
    'pregunta_escrita_suprimida',
    400,
    'La pregunta {sobre} está suprimida: la ley no permite preguntar por la salud mental.',
  ),
  escritaAjena: message('pregunta_ajena', 400, 'La pregunta {sobre} no existe: van de la 1 a la 15, sin la 11.'),
  escritaRepetida: message('pregunta_repetida', 400, 'La pregunta {sobre} está dos veces.'),
  escritaSinPregunta: message('pregunta_sin_texto', 400, 'La pregunta {sobre} no tiene texto.'),
  escritaSinEjemplo: message('pregunta_sin_ejemplo', 400, 'A la pregunta {sobre} le falta la línea «Ejemplo:».'),
  escritaGrupo: message('pregunta_grupo', 400, '«{sobre}» no es un grupo CIE-10: se escribe como G00-G99.'),
  escritaMental: message(
    'pregunta_grupo_mental',
    400,
    'El grupo {sobre} es de salud mental: la ley no permite preguntar por ella.',
  ),
  escritaFalta: message('pregunta_falta', 400, 'Falta la pregunta {sobre}.'),
} as const
