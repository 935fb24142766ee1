import { message } from '../message.ts'

/** The list of the sessions that are open, and what each is doing. All ours: the specifications give no text. */
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
