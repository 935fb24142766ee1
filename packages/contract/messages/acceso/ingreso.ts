import { message } from '../message.ts'

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
