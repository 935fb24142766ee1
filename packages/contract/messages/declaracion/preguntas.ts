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
    'No se han podido obtener los diagnósticos. Intentalo nuevamente.',
  ),
} as const
