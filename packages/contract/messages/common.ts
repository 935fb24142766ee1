import { message } from './message.ts'

/** Faults of a call itself, in any operation. */
export const common = {
  invalid: message('peticion_invalida', 400, 'Revise los datos ingresados.'),
  notJson: message('cuerpo_no_json', 400, 'La petición no es un JSON válido.'),
  unauthenticated: message('sin_sesion', 401, 'Su sesión terminó. Ingrese nuevamente.'),
  badCredentials: message('credenciales_cliente', 401, 'Las credenciales del cliente no son válidas.'),
  forbidden: message('sin_permiso', 403, 'Su perfil no permite esta acción.'),
  sinAlcance: message('alcance_insuficiente', 403, 'El alcance de este token no permite esta llamada.'),
  csrf: message('csrf_invalido', 403, 'La página quedó desactualizada. Recárguela e intente nuevamente.'),
  notFound: message('no_encontrado', 404, 'No se encontró lo que busca.'),
  staleVersion: message('version_antigua', 412, 'Otra persona cambió estos datos mientras usted los editaba.'),
  staleVersionPropia: message('version_antigua_propia', 412, 'Usted cambió esto en otra ventana.'),
  staleVersionCliente: message(
    'version_antigua_cliente',
    412,
    'Estos datos cambiaron después de la versión que se envió.',
  ),
  tooLarge: message('cuerpo_muy_grande', 413, 'El envío supera el tamaño permitido.'),
  tooSlow: message('peticion_lenta', 408, 'La petición tardó demasiado en llegar. Intente nuevamente.'),
  addressTooLong: message('direccion_muy_larga', 431, 'La dirección de la petición es demasiado larga.'),
  keyReused: message('clave_repetida', 422, 'La clave de idempotencia ya se usó con otros datos.'),
  stageJump: message('etapa_no_permitida', 422, 'La postulación no permite ese paso en su estado actual.'),
  tooMany: message('demasiadas_peticiones', 429, 'Demasiados intentos. Espere un momento y vuelva a intentarlo.'),
  ocupado: message('servicio_ocupado', 503, 'Hay muchos documentos en espera. Intente nuevamente en un momento.'),
  interrumpido: message(
    'documento_interrumpido',
    503,
    'No se alcanzó a terminar con el documento. Intente nuevamente en un momento.',
  ),
  sinEspacio: message(
    'sin_espacio',
    503,
    'No queda espacio para guardar. Lo ya guardado se puede leer; avise al administrador.',
  ),
  unavailable: message(
    'servicio_no_disponible',
    503,
    'El servicio no está disponible. Intente nuevamente en un momento.',
  ),
  unexpectedReply: message('respuesta_inesperada', 503, 'Respuesta inesperada del servicio.'),
  unexpected: message('error_inesperado', 500, 'Ha ocurrido un error inesperado'),
} as const
