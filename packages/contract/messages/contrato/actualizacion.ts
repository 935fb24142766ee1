import type { ImpedimentoDeEdicion } from '@alerce/domain/contrato/edicion'
import type { EstadoProspecto } from '@alerce/domain/postulacion/estado'
import { type MessageDefinition, message } from '../message.ts'
import { textosDeCierre } from '../postulacion/edicion.ts'
import { parejaDetenida } from '../postulacion/pareja.ts'

/** Update of a sale whose plan is confirmed (spec 2 §2, §5). The specification's words first, then ours. */
export const actualizacionMessages = {
  otorgaPrimero: message('upd_otorga_primero', 422, 'Debe avanzar primero en el compenzado que otorga.'),
  otroEnEspera: message(
    'upd_otro_en_espera',
    422,
    'El otro compensado se encuentra a espera y no puede usar esta opción.',
  ),
  // Ours.
  sinPlan: message(
    'upd_sin_plan',
    422,
    'El prospecto no tiene un plan confirmado: sus datos se editan en Antecedentes del postulante.',
  ),
  enFirma: message('upd_en_firma', 422, 'Los documentos ya están en firma: la postulación no admite actualizaciones.'),
  confirmar: message(
    'upd_confirmar',
    200,
    'Al confirmar el plan no podrá realizar una nueva cotización y se enviará un correo al postulante. ¿Desea continuar?',
  ),
  reevalua: message(
    'upd_reevalua',
    200,
    'La Declaración de Salud ya se envió: la renta se evalúa otra vez, y la venta puede volver a contraloría.',
  ),
  confirmada: message('upd_confirmada', 200, 'La actualización quedó confirmada. Se envió un correo al postulante.'),
  volver: message('upd_volver', 200, 'Se olvida el plan nuevo de este postulante. Lo que rige no cambia.'),
  nadaQueInformar: message('upd_nada_que_informar', 422, 'No hay documentos nuevos ni cambios de nombre que informar.'),
  comenzarSinCambios: message(
    'upd_comenzar',
    200,
    'Aquí no ha cambiado ningún dato. La actualización se comienza igual, para cambiar a los beneficiarios, y la postulación no avanza hasta confirmarla o descartarla.',
  ),
  fijo: message('upd_dato_fijo', 422, 'Este dato no se cambia en una actualización.'),
  titularFijo: message(
    'upd_titular_fijo',
    422,
    'La Declaración de Salud ya es de esta persona: para otra, agregue un prospecto nuevo.',
  ),
  enviado: message('upd_enviado', 200, 'Se envió un correo al postulante.'),
  descartada: message('upd_descartada', 200, 'La actualización se descartó: los datos volvieron a como estaban.'),
  finalizarFailed: message('upd_no_enviada', 503, 'No se ha podido informar al postulante. Inténtelo nuevamente.'),
  descartarFailed: message(
    'upd_no_descartada',
    503,
    'No se ha podido descartar la actualización. Inténtelo nuevamente.',
  ),
} as const

/** Question before an update is confirmed; `enviada`: the sale's declaration was sent. */
export const preguntaAlConfirmar = (enviada: boolean): string =>
  enviada
    ? `${actualizacionMessages.reevalua.text} ${actualizacionMessages.confirmar.text}`
    : actualizacionMessages.confirmar.text

/** Text after the confirmation, with the Estado in which it left the sale. */
export const confirmadaEn = (estado: EstadoProspecto): string =>
  `${actualizacionMessages.confirmada.text} La venta queda en: ${estado}.`

/** Reasons that stop an update from starting, in words. */
export const textosDeImpedimento: Readonly<Record<ImpedimentoDeEdicion, MessageDefinition>> = {
  otorgaPrimero: actualizacionMessages.otorgaPrimero,
  otroEnEspera: actualizacionMessages.otroEnEspera,
  sinPlan: actualizacionMessages.sinPlan,
  enFirma: actualizacionMessages.enFirma,
  parejaDetenida,
  ...textosDeCierre,
}
