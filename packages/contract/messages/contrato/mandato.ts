import { message } from '../message.ts'

/** Applicant's page of the payment mandate, and its link. Ours: the specification is silent. */
export const mandatoMessages = {
  readFailed: message('mandato_no_leido', 503, 'No pudimos abrir la autorización. Inténtelo nuevamente.'),
  saveFailed: message('mandato_no_registrado', 503, 'No pudimos registrar su autorización. Inténtelo nuevamente.'),
  enlaceNoVigente: message(
    'enlace_mandato_no_vigente',
    404,
    'Este enlace no es válido, ya se usó o venció. Pida a su asesor que le envíe uno nuevo.',
  ),
  bloqueado: message(
    'enlace_mandato_bloqueado',
    422,
    'Por seguridad bloqueamos este enlace: los datos no coincidieron tres veces. Pida a su asesor que le envíe uno nuevo.',
  ),
  documentoVacio: message('mandato_sin_rut', 400, 'Ingrese su RUT'),
  pasaporteVacio: message('mandato_sin_pasaporte', 400, 'Ingrese el número de su pasaporte'),
  fechaVacia: message('mandato_sin_fecha', 400, 'Ingrese su fecha de nacimiento: día, mes y año'),
  aceptaVacio: message('mandato_sin_consentimiento', 400, 'Marque la casilla para autorizar el pago'),
  cambio: message(
    'mandato_cambio',
    409,
    'El monto de su plan cambió mientras leía. Revise el nuevo monto antes de autorizar.',
  ),
  enlaceEnviado: message('enlace_mandato_enviado', 200, 'El enlace se envió al correo del postulante.'),
  enlaceNoEnviado: message(
    'enlace_mandato_no_enviado',
    503,
    'No se ha podido enviar el enlace del mandato. Inténtelo nuevamente.',
  ),
  enlaceAntesDeTiempo: message(
    'enlace_mandato_antes',
    422,
    'El enlace del mandato se envía desde que la Declaración de Salud es aceptada.',
  ),
  demasiadosEnlaces: message(
    'enlace_mandato_demasiados',
    422,
    'Ya se enviaron 5 enlaces en las últimas 24 horas. Contacte al postulante o inténtelo mañana.',
  ),
} as const

/** Field error for an identity that is not the applicant's. */
export const noCoincide = (quedan: number, documento: 'R' | 'P'): string => {
  const dato = documento === 'R' ? 'El RUT' : 'El pasaporte'
  const intentos = quedan === 1 ? 'Le queda 1 intento.' : `Le quedan ${quedan} intentos.`
  return `${dato} o la fecha de nacimiento no coinciden con los de la postulación. ${intentos}`
}
