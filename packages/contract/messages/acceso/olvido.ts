import { message } from '../message.ts'

/** Asking for the link to a new password: ours. */
export const olvidoMessages = {
  usuarioObligatorio: message('usuario_o_correo_obligatorio', 400, 'Debe ingresar su usuario o su correo'),
  noPedido: message('enlace_clave_no_pedido', 503, 'No se ha podido pedir el enlace. Inténtelo nuevamente.'),
  pedido: message(
    'enlace_clave_pedido',
    200,
    'Si corresponde a un usuario activo, en unos minutos llegará a su correo un enlace que sirve una vez y vence en 60 minutos. Revise también el correo no deseado.',
  ),
} as const
