import { message } from '../message.ts'

/** First payment of independents and voluntaries. Ours: the specification gives no words for it. */
export const primerPagoMessages = {
  leerFailed: message('primer_pago_no_leido', 503, 'No se ha podido obtener el primer pago. Inténtelo nuevamente.'),
  subirFailed: message('comprobante_no_guardado', 503, 'No se ha podido guardar el comprobante. Inténtelo nuevamente.'),
  guardarFailed: message(
    'primer_pago_no_guardado',
    503,
    'No se ha podido registrar el primer pago. Inténtelo nuevamente.',
  ),
  etapa: message(
    'primer_pago_etapa',
    422,
    'El primer pago se acredita con los datos contractuales guardados y antes de generar los documentos.',
  ),
  sinEntidad: message(
    'primer_pago_sin_entidad',
    422,
    'Ninguna entidad pagadora de esta venta acredita un primer pago.',
  ),
  otraEntidad: message('primer_pago_otra_entidad', 422, 'Esa entidad pagadora no acredita un primer pago.'),
  repetido: message('comprobante_repetido', 422, 'Ese archivo ya es el comprobante de otra entidad pagadora.'),
  faltan: message(
    'primer_pago_faltan',
    422,
    'Faltan comprobantes del primer pago: adjunte uno por cada entidad pagadora.',
  ),
  pendiente: message('primer_pago_pendiente', 422, 'Los documentos se generan después de registrar el primer pago.'),
  fijo: message(
    'primer_pago_fijo',
    422,
    'El primer pago ya se registró: sus comprobantes cambian solo si la mesa lo devuelve.',
  ),
  igual: message(
    'primer_pago_igual',
    422,
    'La mesa devolvió el primer pago: cambie el comprobante antes de registrarlo otra vez.',
  ),
  porRegistrar: message(
    'primer_pago_por_registrar',
    200,
    'Revise que cada comprobante pruebe el monto que se pide, y registre el primer pago.',
  ),
  // Documents desk.
  mesaFailed: message(
    'primeros_pagos_no_leidos',
    503,
    'No se han podido obtener los primeros pagos. Inténtelo nuevamente.',
  ),
  decidirFailed: message('primer_pago_no_decidido', 503, 'No se ha podido guardar la revisión. Inténtelo nuevamente.'),
  noEspera: message('primer_pago_no_espera', 409, 'Este primer pago ya no espera en la mesa: otra persona lo revisó.'),
  noEsperaPropio: message(
    'primer_pago_no_espera_propio',
    409,
    'Este primer pago ya no espera en la mesa: usted lo revisó en otra ventana.',
  ),
  yaNoEspera: message('primer_pago_ya_no_espera', 409, 'Este primer pago ya no espera en la mesa.'),
  otroPago: message(
    'primer_pago_otro',
    412,
    'El asesor registró otro primer pago mientras usted lo revisaba. Revise los comprobantes que están ahora antes de decidir.',
  ),
  suscrito: message('primer_pago_suscrito', 422, 'El contrato ya está suscrito: su primer pago no cambia.'),
  registrado: message(
    'primer_pago_registrado',
    200,
    'El primer pago quedó registrado. Los documentos se están generando.',
  ),
} as const

/** Payment coupon of an independent or a voluntary (spec 1 §8, spec 2 §8). */
export const cuponMessages = {
  enviado: message('cupon_enviado', 200, 'El cupon se envio correctamente'),
  sendFailed: message('cupon_no_enviado', 503, 'No se logro enviar el cupon, por favor reeintente mas tarde'),
  // Ours: reasons for the lack of a coupon.
  noDisponible: message('cupon_no_disponible', 422, 'Este RUT no tiene un cupón de pago disponible.'),
  sinParte: message('cupon_sin_parte', 422, 'Complete antes los datos contractuales: dicen cuánto paga cada entidad.'),
} as const

/** Text for a coupon that was not sent: the specification's sentence, with the reason when there is one. */
export const cuponNoEnviado = (detalle: string): string =>
  detalle && detalle !== cuponMessages.sendFailed.text
    ? `${cuponMessages.sendFailed.text} : ${detalle}`
    : cuponMessages.sendFailed.text
