import type { DetencionDeFirma } from '@alerce/domain/contrato/firma-electronica'
import { type MessageDefinition, message } from '../message.ts'

/** Signature of the contract's papers by the applicant, on their own page. Ours. */
export const firmaPostulanteMessages = {
  leerFailed: message(
    'contrato_no_leido',
    503,
    'No pudimos abrir los documentos de su contrato. Inténtelo nuevamente.',
  ),
  firmarFailed: message('contrato_no_firmado', 503, 'No pudimos guardar su firma. Inténtelo nuevamente.'),
  sinMarcar: message('contrato_sin_marcar', 400, 'Marque la casilla para firmar'),
  sinEnviar: message('contrato_sin_enviar', 422, 'Los documentos de su contrato todavía no están listos para firmar.'),
  yaSuscribio: message('contrato_ya_suscrito', 409, 'Usted ya suscribió un contrato con otra postulación.'),
  actualizacion: message(
    'contrato_en_actualizacion',
    422,
    'Su asesor está cambiando algo de su plan. Le enviaremos los documentos de nuevo.',
  ),
  irregularidad: message(
    'contrato_con_irregularidad',
    422,
    'La isapre está revisando su postulación. Hable con su asesor para poder firmar.',
  ),
  sinEmitir: message('contrato_sin_emitir', 422, 'Los documentos se están preparando. Vuelva en unos minutos.'),
  otorgante: message(
    'contrato_espera_al_otorgante',
    422,
    'Primero firma la otra persona de su plan compensado. Podrá firmar apenas lo haga.',
  ),
} as const

/** Reasons that stop an applicant from signing, in words. */
export const textosDeDetencionDeFirma: Readonly<Record<DetencionDeFirma, MessageDefinition>> = {
  sinEnviar: firmaPostulanteMessages.sinEnviar,
  yaSuscribio: firmaPostulanteMessages.yaSuscribio,
  actualizacion: firmaPostulanteMessages.actualizacion,
  irregularidad: firmaPostulanteMessages.irregularidad,
  sinEmitir: firmaPostulanteMessages.sinEmitir,
  otorgante: firmaPostulanteMessages.otorgante,
}
