import { message } from '../message.ts'

/** Open sessions and their activity. All ours: the specifications give no text. */
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

/** Reason why a session ended, by its stored letter: S, I, N, A of spec 1 §4, and our own words for the rest. */
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
  empresa: 'Cerrada por la cuenta de la empresa',
}

/** Login, logout and the access validation (spec 1 §5, §6, §8). */
export const accesoMessages = {
  usuarioObligatorio: message('usuario_obligatorio', 400, 'Debe ingresar una usuario'),
  claveObligatoria: message('clave_obligatoria', 400, 'Debe ingresar una contraseña'),
  // 400: a client of the original reads it in data, under HTTP 200
  loginFailed: message('login_fallido', 400, 'No se ha podido iniciar sesión.'),
  logoutFailed: message('logout_fallido', 503, 'No se ha podido cerrar sesión.'),
  // Ours: the specification leaves the reasons of validarAcceso open (core rules, Who acts).
  usuarioDesactivado: message('usuario_desactivado', 403, 'Su usuario está desactivado. Consulte al administrador.'),
  fueraDeHorario: message('fuera_de_horario', 403, 'El acceso está permitido solo en el horario de su perfil.'),
  doceHoras: message('doce_horas', 403, 'Ya registra 12 horas de actividad hoy. Podrá ingresar mañana.'),
  /** `{0}`: seconds. */
  espereParaIngresar: message('espere_para_ingresar', 429, 'Demasiados intentos. Espere {0} y vuelva a intentarlo.'),
  accesoDenegado: message('acceso_denegado', 403, 'Acceso DENEGADO, consulte al administrador.'),
  sesionNoLeida: message('sesion_no_leida', 503, 'No se ha podido obtener su sesión.'),
} as const

/** Text on the login page after a session ended, by its stored letter (`motivosDeCierre`); other ends show nothing. */
export const avisosDeCierre: Readonly<Record<string, string>> = {
  I: 'Su sesión se cerró por inactividad. Lo que escribía quedó guardado.',
  N: 'Su sesión se cerró por el cambio de día. Lo que escribía quedó guardado.',
  A: 'Su sesión se cerró porque registra 12 horas de actividad hoy.',
  /** Closed by its user in another tab: shown in the tabs that were open. */
  otraPestana: 'Su sesión se cerró en otra pestaña.',
  revocada: 'Su sesión se cerró desde otro dispositivo.',
  administracion: 'El administrador cerró su sesión.',
  clave: 'Su contraseña cambió. Ingrese con la nueva.',
  desactivado: accesoMessages.usuarioDesactivado.text,
  horario: 'Su sesión se cerró porque terminó el horario de su perfil.',
  enlace: 'El enlace de supervisor ya no está vigente.',
  empresa: 'Su sesión se cerró porque terminó la de su cuenta de la empresa.',
}
