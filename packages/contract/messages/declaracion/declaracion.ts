import { message } from '../message.ts'

/** The health declaration as a whole: its creation and its stages (spec 2 §4, §8). */
export const declaracionMessages = {
  dsManualFailed: message('ds_manual_no_generada', 503, 'No se ha podido generar una DS Manual.'),
  dsManualCheckFailed: message(
    'ds_manual_no_verificada',
    503,
    'No se ha podido verificar si se puede realizar una DS Manual',
  ),
  identificadorFailed: message('identificador_no_leido', 503, 'No se ha podido obtener el identificador de la DS'),
  validarFailed: message(
    'creacion_ds_no_validada',
    503,
    'No se ha podido validar la creación de la DS. Inténtalo más tarde.',
  ),
  inesperada: message('creacion_ds_inesperada', 503, 'Respuesta inesperada del servidor.'),
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
  // Ours: the specification gives the warning, not its words.
  advertencia: message(
    'advertencia',
    409,
    'Este postulante tiene invitaciones anteriores que no ha completado. Si continúa, quedarán deshabilitadas.',
  ),
  puedeCrearse: message('ds_puede_crearse', 200, 'Se puede generar la Declaración de Salud.'),
  noHabilitada: message(
    'ds_manual_no_habilitada',
    422,
    'La DS Manual requiere un plan confirmado, un prospecto activo y que no exista una DS enviada.',
  ),
  ventaNoManual: message('venta_no_manual', 422, 'La DS Manual es solo para ventas de tipo manual.'),
  etapaIncompleta: message('etapa_ds_incompleta', 422, 'Complete esta pantalla antes de avanzar.'),
  reservada: message(
    'ds_reservada',
    403,
    'La Declaración de Salud ya fue enviada. Sus respuestas y sus archivos los ve solo contraloría.',
  ),
  delPostulante: message(
    'ds_del_postulante',
    403,
    'La Declaración de Salud electrónica la responde solo el postulante. Aquí se ve su avance, no sus respuestas.',
  ),
  anularFailed: message('invitacion_no_anulada', 503, 'No se ha podido anular la invitación. Intentalo nuevamente.'),
  sinInvitacion: message('sin_invitacion', 422, 'El prospecto no tiene una invitación vigente.'),
  invitacionFirmada: message(
    'invitacion_ya_firmada',
    422,
    'El postulante ya firmó su Declaración de Salud: la invitación no se puede anular.',
  ),
  anularEnPareja: message(
    'invitacion_de_pareja',
    422,
    'La invitación es de una pareja de compensados: se anula con la llamada de la pareja.',
  ),
  reutilizarFailed: message(
    'ds_no_reutilizada',
    503,
    'No se ha podido reutilizar la Declaración de Salud. Inténtelo nuevamente.',
  ),
  noReutilizable: message(
    'ds_no_reutilizable',
    422,
    'Esta Declaración de Salud no se puede reutilizar: debe estar aceptada o con renta insuficiente, tener menos de 90 días y no tener contrato.',
  ),
  otraConContrato: message(
    'ds_con_otro_contrato',
    422,
    'Otra postulación con esta misma Declaración de Salud ya tiene su contrato: esta no puede continuar.',
  ),
  /** Shown beside «Corregir» while a correction is open. */
  porCorregir: message(
    'ds_por_corregir',
    422,
    'Las respuestas ya se dieron por terminadas. «Corregir» las vuelve a abrir.',
  ),
  bloqueada: message('ds_bloqueada', 422, 'La Declaración de Salud ya no se puede modificar en su etapa actual.'),
} as const
