import { message } from '../message.ts'

/** Page of a mailed quote, for its client. All ours. */
export const cotizacionPublicaMessages = {
  readFailed: message('cotizacion_no_abierta', 503, 'No pudimos abrir su cotización. Inténtelo nuevamente.'),
  answerFailed: message('respuesta_no_enviada', 503, 'No pudimos avisar a su asesor. Inténtelo nuevamente.'),
  vencida: message('cotizacion_vencida', 409, 'Esa cotización venció: pida una nueva a su asesor.'),
  vigente: message('cotizacion_vigente', 409, 'Su cotización todavía vale: puede decir que le interesa.'),
  noVigente: message(
    'cotizacion_no_vigente',
    404,
    'Este enlace no es válido, venció o lo reemplaza el de una cotización más nueva, que está en su correo.',
  ),
} as const
