import type { ProblemaDeClave } from '@alerce/domain/acceso/clave'
import { message } from '../message.ts'

/** Changing a password, and a new one by a link: ours. */
export const claveMessages = {
  actualObligatoria: message('clave_actual_obligatoria', 400, 'Debe ingresar su contraseña actual'),
  nuevaObligatoria: message('clave_nueva_obligatoria', 400, 'Debe ingresar una contraseña nueva'),
  repetidaDistinta: message('clave_repetida_distinta', 400, 'Las contraseñas no coinciden'),
  actualIncorrecta: message('clave_actual_incorrecta', 400, 'La contraseña actual no es correcta'),
  corta: message('clave_corta', 400, 'Use al menos 12 caracteres: una frase corta es fácil de recordar'),
  larga: message('clave_larga', 400, 'Use 128 caracteres como máximo'),
  comun: message('clave_comun', 400, 'Es una contraseña muy común. Elija otra'),
  personal: message('clave_personal', 400, 'No use su nombre, su usuario ni su RUT'),
  igual: message('clave_igual', 400, 'La contraseña nueva debe ser distinta de la actual'),
  enlaceNoVigente: message(
    'enlace_clave_no_vigente',
    404,
    'El enlace no es válido, venció o ya fue usado. Pida uno nuevo.',
  ),
  noRevisado: message('enlace_clave_no_revisado', 503, 'No se ha podido revisar el enlace. Inténtelo nuevamente.'),
  debeCambiarla: message('clave_provisoria', 403, 'Cambie su contraseña provisoria antes de continuar.'),
  failed: message('clave_no_guardada', 503, 'No se ha podido cambiar la contraseña. Inténtelo nuevamente.'),
} as const

/** The text of each problem of a new password. */
export const textoDeProblema = (problema: ProblemaDeClave): string => claveMessages[problema].text

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
