import { message } from '../message.ts'
import { accesoMessages } from './ingreso.ts'

/** What a session says of its own end, and the list of those that are open. All ours: the specifications give no text. */
export const sesionMessages = {
  listFailed: message('sesiones_no_leidas', 503, 'No se han podido obtener las sesiones. Inténtelo nuevamente.'),
  closeFailed: message('sesion_no_cerrada', 503, 'No se ha podido cerrar la sesión. Inténtelo nuevamente.'),
  yaCerrada: message(
    'sesion_ya_cerrada',
    409,
    'La sesión ya se cerró: la persona vuelve a ingresar con su contraseña.',
  ),
  actividadFailed: message('actividad_no_registrada', 503, 'No se ha podido registrar su actividad.'),
} as const

/** Why a session ended, by the letter it is kept with: S, I, N, A of spec 1 §4, and our own words for the rest. */
export const motivosDeCierre: Readonly<Record<string, string>> = {
  S: 'Cerrada por el usuario',
  I: 'Inactividad',
  N: 'Cambio de día',
  A: 'Más de 12 horas de actividad',
  rotada: 'Ingresó nuevamente',
  revocada: 'Cerrada desde otro dispositivo',
  administracion: 'Cerrada por el administrador',
  clave: 'Cambio de contraseña',
  desactivado: 'Usuario desactivado',
  horario: 'Fuera del horario de su perfil',
  enlace: 'Enlace revocado',
}

/** What the login says to someone whose session has ended, by that letter; another end needs no words. */
export const avisosDeCierre: Readonly<Record<string, string>> = {
  I: 'Su sesión se cerró por inactividad. Lo que escribía quedó guardado.',
  N: 'Su sesión se cerró por el cambio de día. Lo que escribía quedó guardado.',
  A: 'Su sesión se cerró porque registra 12 horas de actividad hoy.',
  revocada: 'Su sesión se cerró desde otro dispositivo.',
  administracion: 'El administrador cerró su sesión.',
  clave: 'Su contraseña cambió. Ingrese con la nueva.',
  desactivado: accesoMessages.usuarioDesactivado.text,
  horario: 'Su sesión se cerró porque terminó el horario de su perfil.',
  enlace: 'El enlace de supervisor ya no está vigente.',
}
