import { accesoMessages } from './ingreso.ts'

/** What the login says to someone whose session has ended, by the letter it is kept with (`motivosDeCierre`); another end needs no words. */
export const avisosDeCierre: Readonly<Record<string, string>> = {
  I: 'Su sesión se cerró por inactividad. Lo que escribía quedó guardado.',
  N: 'Su sesión se cerró por el cambio de día. Lo que escribía quedó guardado.',
  A: 'Su sesión se cerró porque registra 12 horas de actividad hoy.',
  /** By hand, in another tab: told to those that were open. */
  otraPestana: 'Su sesión se cerró en otra pestaña.',
  revocada: 'Su sesión se cerró desde otro dispositivo.',
  administracion: 'El administrador cerró su sesión.',
  clave: 'Su contraseña cambió. Ingrese con la nueva.',
  desactivado: accesoMessages.usuarioDesactivado.text,
  horario: 'Su sesión se cerró porque terminó el horario de su perfil.',
  enlace: 'El enlace de supervisor ya no está vigente.',
}
