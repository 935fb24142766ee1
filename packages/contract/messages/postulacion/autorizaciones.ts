import type { BloqueoDeCotizacion } from '@alerce/domain/postulacion/autorizacion'
import { message } from '../message.ts'

/** Permission to go on without a certificate (spec 1 §8, spec 2 §8 Documents of the applicant). */
export const autorizacionesMessages = {
  enviada: message('autorizacion_solicitada', 200, 'La solicitud de Autorización envio correctamente'),
  solicitudFailed: message(
    'autorizacion_no_solicitada',
    503,
    'No se logro enviar la solicitud de Autorización, por favor reeintente mas tarde',
  ),
  estadoFailed: message(
    'estado_autorizacion_no_leido',
    503,
    'No se han podido obtener el estado de la Autorización. Intentalo nuevamente.',
  ),
  // Ours: the specification is silent.
  sinMotivo: message('autorizacion_sin_motivo', 400, 'Ingrese el motivo de la solicitud'),
  motivoLargo: message('autorizacion_motivo_largo', 400, 'El motivo admite hasta 300 caracteres'),
  aceptada: message('autorizacion_ds_aceptada', 422, 'La DS ya fue aceptada: no se pide autorización.'),
  etapa: message('autorizacion_fuera_de_etapa', 422, 'El plan ya fue confirmado: no se pide autorización.'),
  pendiente: message('autorizacion_pendiente', 409, 'Ya hay una solicitud de autorización pendiente.'),
  autorizada: message('autorizacion_otorgada', 409, 'El caso ya está autorizado.'),
  sinDependiente: message(
    'autorizacion_sin_dependiente',
    422,
    'La autorización corresponde solo a trabajadores dependientes.',
  ),
  sinJefatura: message(
    'autorizacion_sin_jefatura',
    422,
    'Su equipo no tiene una jefatura que pueda decidir. Avise al administrador.',
  ),
  bloqueada: message('cotizacion_bloqueada', 422, 'Existe una solicitud de autorización que impide cotizar.'),
} as const

/** Text of a failed request, with the cause when known (spec 2 §8). */
export const solicitudNoEnviada = (detalle: string): string => {
  const { text } = autorizacionesMessages.solicitudFailed
  return detalle && detalle !== text ? `${text} : ${detalle}` : text
}

const situaciones: Record<BloqueoDeCotizacion['estado'], string> = {
  PENDIENTE: 'en estado PENDIENTE',
  RECHAZADA: 'en estado RECHAZADA',
  '': 'sin resolver',
}

/** Text of the quote's screen while it is held: the status, and to contact the supervisor (spec 2 §2). */
export function textoDeBloqueo({ estado, observacion }: BloqueoDeCotizacion): string {
  const porque = observacion ? `: ${observacion}` : ''
  return `Existe una solicitud de autorización ${situaciones[estado]}${porque}${/[.!?]$/.test(porque) ? '' : '.'} Debe contactar a su supervisor.`
}
