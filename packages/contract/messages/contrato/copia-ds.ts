import { message } from '../message.ts'

/** Copy of a declaration behind its link: messages for the applicant, and for the advisor who sends it. */
export const copiaDSMessages = {
  readFailed: message(
    'copia_no_leida',
    503,
    'No pudimos abrir la copia de su Declaración de Salud. Inténtelo nuevamente.',
  ),
  abrirFailed: message('copia_no_abierta', 503, 'No pudimos traer el documento. Inténtelo nuevamente.'),
  salirFailed: message('copia_no_cerrada', 503, 'No pudimos cerrar su sesión. Inténtelo nuevamente.'),
  sendFailed: message('copia_no_enviada', 503, 'No se ha podido enviar el enlace de la copia. Inténtelo nuevamente.'),
  eliminada: message(
    'copia_eliminada',
    404,
    'Su Declaración de Salud y sus antecedentes ya se eliminaron: se cumplió el plazo para descargarlos.',
  ),
  bloqueada: message(
    'copia_bloqueada',
    422,
    'Por seguridad bloqueamos este enlace: los datos no coincidieron tres veces. Pida a su asesor que le envíe uno nuevo.',
  ),
  enviada: message('copia_enviada', 200, 'El enlace se envió al correo del postulante.'),
  demasiadas: message(
    'copia_demasiadas',
    422,
    'Ya se enviaron 5 enlaces de la copia en las últimas 24 horas. Inténtelo mañana.',
  ),
} as const
