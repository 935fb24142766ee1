import { message } from '../message.ts'

/** Second step of the login, and the screen where each person sets theirs: ours. */
export const segundoFactorMessages = {
  claveObligatoria: message('segundo_factor_clave', 400, 'Escriba su contraseña'),
  codigoObligatorio: message('segundo_factor_codigo', 400, 'Escriba los 6 dígitos que muestra su aplicación'),
  recuperacionObligatoria: message('segundo_factor_recuperacion', 400, 'Escriba uno de sus códigos de recuperación'),
  nombreObligatorio: message('segundo_factor_nombre', 400, 'Escriba un nombre para esta llave'),
  noCoincide: message('segundo_factor_no_coincide', 400, 'No coincide, venció o ya se usó. Inténtelo con otro.'),
  desafioVencido: message('segundo_factor_vencido', 409, 'Pasó demasiado tiempo. Ingrese su contraseña otra vez.'),
  desafioGastado: message('segundo_factor_gastado', 409, 'Demasiados intentos. Ingrese su contraseña otra vez.'),
  codigoNoConfirma: message(
    'segundo_factor_no_confirma',
    400,
    'El código no coincide. Revise que la hora del teléfono sea automática y escriba el que muestra ahora.',
  ),
  sinPropuesta: message('segundo_factor_sin_propuesta', 409, 'Esa clave ya no sirve. Comience de nuevo.'),
  llaveNoSirve: message('llave_no_sirve', 400, 'Esa llave no se pudo comprobar. Inténtelo nuevamente.'),
  llaveRepetida: message('llave_repetida', 409, 'Esa llave ya está en su cuenta.'),
  llavesDeMas: message('llaves_de_mas', 409, 'Tiene 10 llaves, que es el máximo. Quite una antes de agregar otra.'),
  sinSitio: message(
    'llaves_sin_sitio',
    409,
    'Las llaves de acceso no funcionan en esta dirección: abra el panel por su nombre, o por localhost.',
  ),
  sinFactor: message('sin_segundo_factor', 409, 'No tiene un segundo paso. Agréguelo primero.'),
  sinFactorDe: message('usuario_sin_segundo_factor', 409, 'Esta persona no tiene un segundo paso.'),
  elPropio: message('segundo_factor_propio', 409, 'El suyo se quita en «Segundo paso», con su contraseña.'),
  falta: message('falta_segundo_factor', 403, 'Agregue su segundo paso antes de continuar.'),
  noLeido: message('segundo_factor_no_leido', 503, 'No se ha podido leer su segundo paso. Inténtelo nuevamente.'),
  noGuardado: message('segundo_factor_no_guardado', 503, 'No se ha podido guardar. Inténtelo nuevamente.'),
  noRevisado: message('segundo_factor_no_revisado', 503, 'No se ha podido revisar. Inténtelo nuevamente.'),
} as const
