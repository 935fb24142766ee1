import { HORAS_PARA_DESHACER } from '@alerce/domain/base/un-dia-para-deshacer'
import { message } from '../message.ts'

/** The portfolio and what a card does (spec 1 §4, §8). */
export const carteraMessages = {
  listFailed: message('prospectos_no_leidos', 503, 'No se han podido obtener los prospectos. Inténtelo nuevamente.'),
  estadosFailed: message('estados_no_leidos', 503, 'No se han podido obtener los estados'),
  tiposFailed: message('tipos_no_leidos', 503, 'No se han podido obtener los tipos'),
  redirectFailed: message('redireccion_fallida', 503, 'Ha ocurrido un error en la redirección'),
  glosaFailed: message(
    'motivo_de_rechazo_no_leido',
    503,
    'No se ha podido obtener el motivo de rechazo. Inténtalo nuevamente.',
  ),
  irregularidadesFailed: message(
    'irregularidades_no_leidas',
    503,
    'No se ha podido obtener las irregularidades. Inténtalo nuevamente.',
  ),
  irregularidadesError: message('irregularidades_con_error', 503, 'Ocurrió un error al obtener las irregularidades.'),
  anulacionNoDeshecha: message(
    'anulacion_no_deshecha',
    503,
    'No se ha podido deshacer la anulación. Inténtelo nuevamente.',
  ),
  anulacionVencida: message(
    'anulacion_vencida',
    422,
    `La anulación ya no se puede deshacer: pasaron más de ${HORAS_PARA_DESHACER} horas o la invitación cambió.`,
  ),
  identificacionFailed: message(
    'identificacion_no_verificada',
    503,
    'No se ha podido verificar la identificación del prospecto',
  ),
} as const
