import { message } from '../message.ts'

/** A letter that came back after it was sent. */
export const correoRebotado = 'Rebotó el {fecha}: {motivo}.'

/** The outbox of the desk (ours). */
export const correosMessages = {
  listFailed: message('correos_no_leidos', 503, 'No se han podido obtener los correos. Intente nuevamente.'),
  adjuntoFailed: message('adjunto_no_leido', 503, 'No se ha podido abrir el adjunto. Intente nuevamente.'),
  readFailed: message('correo_no_leido', 503, 'No se ha podido obtener el correo. Intente nuevamente.'),
  reenviarFailed: message('correo_no_reenviado', 503, 'No se ha podido reenviar el correo. Intente nuevamente.'),
  noFallido: message('correo_no_fallido', 422, 'Este correo no está entre los que no se pudieron enviar.'),
  vencido: message('correo_vencido', 422, 'El código de este correo ya venció: su destinatario pide otro.'),
  reservado: message(
    'correo_reservado',
    403,
    'Lleva un enlace o un código que solo lee su destinatario. Sin servidor de correo lo lee y lo entrega Administración.',
  ),
  deNadie: message('correo_de_nadie', 422, 'La dirección reemplaza a un correo que no existe: no se le envía nada.'),
} as const
