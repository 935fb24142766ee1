import { message } from '../message.ts'

/** The health declaration as a whole: its creation and its stages (spec 2 §4, §8). */
export const declaracionMessages = {
  validarFailed: message(
    'creacion_ds_no_validada',
    503,
    'No se ha podido validar la creación de la DS. Inténtalo más tarde.',
  ),
  enEvaluacion: message(
    'ds_en_evaluacion',
    422,
    'No se puede ingresar una nueva invitación/DS porque existe una DS en evaluación.',
  ),
  etapaFailed: message(
    'etapa_ds_no_leida',
    503,
    'No se ha podido obtener el resultado de la etapa. Intentalo nuevamente.',
  ),
  etapaSaveFailed: message('etapa_ds_no_guardada', 503, 'No se ha podido guardar la etapa. Intentalo nuevamente.'),
  // Ours: the specification is silent.
  puedeCrearse: message('ds_puede_crearse', 200, 'Se puede generar la Declaración de Salud.'),
  noHabilitada: message(
    'ds_manual_no_habilitada',
    422,
    'La DS Manual requiere un plan confirmado, un prospecto activo y que no exista una DS enviada.',
  ),
  ventaNoManual: message('venta_no_manual', 422, 'La DS Manual es solo para ventas de tipo manual.'),
  etapaIncompleta: message('etapa_ds_incompleta', 422, 'Complete esta pantalla antes de avanzar.'),
  bloqueada: message('ds_bloqueada', 422, 'La Declaración de Salud ya no se puede modificar en su etapa actual.'),
} as const
