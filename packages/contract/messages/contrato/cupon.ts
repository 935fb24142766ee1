import { message } from '../message.ts'

/** Payment coupon of an independent or a voluntary (spec 1 §8, spec 2 §8). */
export const cuponMessages = {
  enviado: message('cupon_enviado', 200, 'El cupon se envio correctamente'),
  sendFailed: message('cupon_no_enviado', 503, 'No se logro enviar el cupon, por favor reeintente mas tarde'),
  // ours: why there is none
  noDisponible: message('cupon_no_disponible', 422, 'Este RUT no tiene un cupón de pago disponible.'),
  sinParte: message('cupon_sin_parte', 422, 'Complete antes los datos contractuales: dicen cuánto paga cada entidad.'),
} as const

/** What a person reads when it was not sent: the specification's sentence, with the reason when there is one. */
export const cuponNoEnviado = (detalle: string): string =>
  detalle && detalle !== cuponMessages.sendFailed.text
    ? `${cuponMessages.sendFailed.text} : ${detalle}`
    : cuponMessages.sendFailed.text
