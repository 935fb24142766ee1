import { message } from '../message.ts'

/** Invitation of an electronic sale and the applicant's own page. Ours, except the texts of the specification. */
export const invitacionMessages = {
  generarFailed: message('invitacion_no_generada', 503, 'No se ha podido generar la invitación'),
  ventaNoElectronica: message('venta_no_electronica', 422, 'La invitación es solo para ventas de tipo electrónico.'),
  cambiarVentaFailed: message(
    'tipo_de_venta_no_cambiado',
    503,
    'No se ha podido cambiar el tipo de venta. Inténtelo nuevamente.',
  ),
  ventaConDS: message(
    'venta_con_ds',
    422,
    'El tipo de venta no cambia: la Declaración de Salud ya se generó en papel o la firmó el postulante.',
  ),
  sinPlan: message('invitacion_sin_plan', 422, 'La invitación requiere un plan confirmado y un prospecto activo.'),
  sinCorreo: message(
    'invitacion_sin_correo',
    422,
    'El postulante no tiene un correo electrónico. Ingréselo en sus datos antes de enviar la invitación.',
  ),
  reenviarFailed: message(
    'invitacion_no_reenviada',
    503,
    'No se ha podido reenviar la invitación. Inténtelo nuevamente.',
  ),
  compartirFailed: message('invitacion_no_compartida', 503, 'No se ha podido mostrar el enlace. Inténtelo nuevamente.'),
  avanceFailed: message(
    'avance_no_leido',
    503,
    'No se ha podido obtener el avance del postulante. Inténtelo nuevamente.',
  ),
  firmasFailed: message('firmas_no_leidas', 503, 'No se ha podido obtener cómo se firmó. Inténtelo nuevamente.'),
  yaFirmada: message(
    'invitacion_firmada',
    422,
    'El postulante ya firmó su Declaración de Salud: no necesita otra invitación.',
  ),
  invitadoDeNuevo: message(
    'invitado_de_nuevo',
    200,
    'El bloqueo se levantó y el postulante recibió otra invitación. Los enlaces anteriores ya no sirven.',
  ),
  rechazada: message(
    'invitacion_rechazada',
    422,
    'La invitación está bloqueada por rechazo de autenticación: use «Invitar de nuevo».',
  ),
  demasiadas: message(
    'invitacion_demasiadas',
    422,
    'Ya se enviaron 5 invitaciones en las últimas 24 horas. Contacte al postulante o inténtelo mañana.',
  ),
  demasiadosEnlaces: message(
    'invitacion_demasiados_enlaces',
    422,
    'Ya se mostraron 20 enlaces en las últimas 24 horas. Use el que el postulante recibió por correo.',
  ),
  // Messages for the applicant.
  enlaceNoVigente: message(
    'invitacion_no_vigente',
    404,
    'Este enlace no es válido, fue reemplazado o venció. Pida a su asesor que le envíe uno nuevo.',
  ),
  terminada: message(
    'invitacion_terminada',
    404,
    'Su invitación se anuló, venció o fue reemplazada mientras la tenía abierta. Lo que estaba escribiendo no se envió. Hable con su asesor: él puede enviarle otra, y ahí responde.',
  ),
  bloqueada: message(
    'invitacion_bloqueada',
    422,
    'Por seguridad bloqueamos esta invitación: los datos no coincidieron tres veces. Hable con su asesor.',
  ),
  abrirFailed: message('invitacion_no_abierta', 503, 'No pudimos abrir su invitación. Inténtelo nuevamente.'),
  identidadFailed: message('identidad_no_comprobada', 503, 'No pudimos comprobar sus datos. Inténtelo nuevamente.'),
  readFailed: message('postulacion_no_leida', 503, 'No pudimos abrir su Declaración de Salud. Inténtelo nuevamente.'),
  saveFailed: message(
    'postulacion_no_guardada',
    503,
    'No pudimos guardar. Lo que escribió sigue aquí: inténtelo nuevamente.',
  ),
  sinRed: message(
    'postulacion_sin_red',
    503,
    'Sin conexión. Este paso necesita la red: inténtelo cuando vuelva. Lo que respondió no se pierde.',
  ),
  sinConexion: message(
    'postulacion_sin_conexion',
    503,
    'Sin conexión. Sus respuestas se guardarán en este teléfono, cifradas, y se enviarán en orden cuando vuelva.',
  ),
  parteFailed: message(
    'postulacion_parte_no_llego',
    503,
    'Una parte de esta página no alcanzó a llegar. Lo que respondió no se pierde: inténtelo nuevamente.',
  ),
  noCierre: message('postulacion_no_cierre', 503, 'No cierre esta página hasta que se envíen.'),
  salirSinEnviar: message(
    'postulacion_no_sale',
    503,
    'Sin conexión todavía no puede salir: espere a que vuelva, para que sus respuestas lleguen y esta sesión se cierre.',
  ),
  rutVacio: message('postulante_sin_rut', 400, 'Ingrese su RUT'),
  fechaVacia: message('postulante_sin_fecha', 400, 'Ingrese su fecha de nacimiento: día, mes y año'),
  codigoVacio: message('postulante_sin_codigo', 400, 'Ingrese los 6 dígitos del código'),
  codigoVencido: message(
    'codigo_vencido',
    422,
    'Ese código venció, ya se usó o tuvo demasiados intentos. Pida uno nuevo.',
  ),
  codigoDeOtro: message(
    'codigo_de_otro_contenido',
    422,
    'Lo que va a firmar cambió después de pedir ese código. Revíselo y pida uno nuevo.',
  ),
  demasiadosCodigos: message(
    'codigo_demasiados',
    422,
    'Ya se enviaron 5 códigos en la última hora. Espere antes de pedir otro.',
  ),
  textoCambio: message(
    'postulante_texto_cambio',
    409,
    'El texto cambió mientras leía. Léalo de nuevo antes de decidir.',
  ),
  otroPaso: message(
    'postulante_otro_paso',
    422,
    'Ese paso no corresponde ahora. Continúe desde donde está su declaración.',
  ),
  previredEfecto: message(
    'previred_efecto',
    200,
    'Si la retira, desde ese momento no se consultan sus cotizaciones en PreviRed. Su postulación sigue, y su asesor puede pedirle su renta de otra forma.',
  ),
  previredRetirada: message(
    'previred_retirada',
    200,
    'Retiró su autorización: desde ahora no se consultan sus cotizaciones en PreviRed. Avisamos a su asesor.',
  ),
  firmaDespues: message(
    'firma_despues_de_otorgante',
    422,
    'En una pareja firma primero quien otorga. Le escribiremos a su correo cuando pueda firmar.',
  ),
  aceptaVacio: message('firma_sin_aceptar', 400, 'Marque la casilla para firmar'),
  consideracionesVacio: message('consideraciones_sin_aceptar', 400, 'Marque la casilla para continuar'),
} as const

const minutos = (cuantos: number) => (cuantos === 1 ? '1 minuto' : `${cuantos} minutos`)
const intentos = (quedan: number) => (quedan === 1 ? 'Le queda 1 intento.' : `Le quedan ${quedan} intentos.`)

/** Field error for an identity that is not the applicant's. */
export const identidadNoCoincide = (quedan: number): string =>
  `El RUT o la fecha de nacimiento no coinciden con los de la invitación. ${intentos(quedan)}`

/** Field error for a code that is not the mailed one. */
export const codigoNoCoincide = (quedan: number): string =>
  `El código no coincide. ${quedan > 0 ? intentos(quedan) : 'Ya no sirve: pida otro.'}`

/** Text for an advisor who asks for the letter again within minutes of the last one. */
export const invitacionRecienEnviada = (hace: number, faltan: number): string =>
  `${hace === 0 ? 'Se envió hace menos de un minuto' : `Se envió hace ${minutos(hace)}`} y su enlace sirve: no se envió otra. Podrá reenviarla en ${minutos(faltan)}.`

/** Reason shown on the card of a blocked invitation, whose authentication was rejected. */
export const glosaDeAutenticacion = 'La identidad o el código del postulante no coincidieron tres veces.'
