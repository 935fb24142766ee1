import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { message } from '../message.ts'

/** Change of the applicant's e-mail after the invitation: it holds the invitation and asks the former address. */
export const cambioDeCorreoMessages = {
  retenida: message(
    'invitacion_retenida',
    422,
    'El correo cambió después de invitar: la invitación queda retenida por seguridad.',
  ),
  desconocida: message(
    'cambio_de_correo_desconocido',
    422,
    'El correo anterior no reconoce el cambio: la invitación queda retenida. Reponga ese correo o ingrese otro.',
  ),
  noVigente: message(
    'cambio_de_correo_no_vigente',
    404,
    'Este enlace no es válido, fue reemplazado o venció. Si no pidió el cambio, llame a la isapre.',
  ),
  abrirFailed: message('cambio_de_correo_no_abierto', 503, 'No pudimos abrir esta página. Inténtelo nuevamente.'),
  responderFailed: message(
    'cambio_de_correo_no_respondido',
    503,
    'No pudimos guardar su respuesta. Inténtelo nuevamente.',
  ),
  confirmado: message(
    'cambio_de_correo_confirmado',
    200,
    'Confirmó el cambio: la invitación sigue en el correo nuevo.',
  ),
  rechazado: message(
    'cambio_de_correo_rechazado',
    200,
    'Gracias por avisar. La invitación queda detenida: nada se firma con el correo nuevo.',
  ),
} as const

/** Warning when other people have the applicant's e-mail; empty: nobody has. */
export function textoDeCompartido(cuantos: number): string {
  if (cuantos === 0) return ''
  return cuantos === 1
    ? 'Otro postulante tiene el mismo correo: confirme que cada uno recibe sus propios códigos.'
    : `Otros ${cuantos} postulantes tienen el mismo correo: confirme que cada uno recibe sus propios códigos.`
}

/** Text while the invitation is held. `hasta`: ISO instant. */
export const textoDeRetenida = (hasta: string): string =>
  `El correo cambió después de invitar: por seguridad la invitación queda retenida hasta el ${fechaYHora(hasta)}, o hasta que el correo anterior lo confirme.`
