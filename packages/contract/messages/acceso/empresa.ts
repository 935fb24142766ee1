import { message } from '../message.ts'
import { accesoMessages } from './sesion.ts'

/** Login with the account of the company (OIDC). All ours: the specifications know only passwords. */
export const empresaMessages = {
  sinRespuesta: message(
    'empresa_sin_respuesta',
    503,
    'La cuenta de la empresa no responde. Inténtelo en unos minutos.',
  ),
  negada: message('empresa_negada', 403, 'No se autorizó su ingreso con la cuenta de la empresa.'),
  vencida: message(
    'empresa_vencida',
    400,
    'El ingreso con la cuenta de la empresa venció o empezó en otra ventana. Inténtelo nuevamente.',
  ),
  noComprobada: message(
    'empresa_no_comprobada',
    400,
    'No se ha podido comprobar su cuenta de la empresa. Inténtelo nuevamente.',
  ),
  desconocida: message(
    'empresa_desconocida',
    403,
    'Su cuenta de la empresa no corresponde a un usuario de este sistema. Consulte al administrador.',
  ),
  correoSinVerificar: message(
    'empresa_correo_sin_verificar',
    403,
    'El correo de su cuenta de la empresa no está verificado. Consulte al administrador.',
  ),
  otraCuenta: message(
    'empresa_otra_cuenta',
    403,
    'Su usuario ya está unido a otra cuenta de la empresa. Consulte al administrador.',
  ),
  sinPerfil: message(
    'empresa_sin_perfil',
    403,
    'Su cuenta de la empresa no tiene un perfil de este sistema. Consulte al administrador.',
  ),
  perfilesNoAplicados: message(
    'empresa_perfiles_no_aplicados',
    409,
    'No se han podido aplicar los perfiles de su cuenta de la empresa. Consulte al administrador.',
  ),
  demasiados: message('empresa_demasiados', 429, 'Demasiados intentos. Espere un minuto y vuelva a intentarlo.'),
  /** Answer to a right password where passwords open no session. */
  claveCerrada: message('clave_cerrada', 403, 'Aquí se ingresa con la cuenta de la empresa.'),
  formasNoLeidas: message('formas_de_ingreso_no_leidas', 503, 'No se ha podido obtener cómo se ingresa.'),
} as const

/** Refusals that the login page shows after a return from the provider, by their code. */
export const avisosDeEmpresa: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...Object.values(empresaMessages),
    accesoMessages.usuarioDesactivado,
    accesoMessages.fueraDeHorario,
    accesoMessages.doceHoras,
  ].map(({ code, text }) => [code, text]),
)
