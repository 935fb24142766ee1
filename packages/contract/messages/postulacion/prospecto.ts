import { message } from '../message.ts'

/** The prospect, its form and its stage (spec 1 §5, §8). The applicant's own form has its own file. */
export const prospectoMessages = {
  tipoObligatorio: message('tipo_prospecto_obligatorio', 400, 'Tipo de prospecto obligatorio'),
  nombresObligatorios: message('nombres_obligatorios', 400, 'Nombres obligatorios'),
  primerApellido: message('primer_apellido_obligatorio', 400, 'Primer apellido obligatorio'),
  sinApellidos: message('sin_apellidos', 400, 'Debe ingresar sus apellidos'),
  unApellido: message('un_apellido', 400, 'Debes ingresar al menos dos apellidos'),
  segundoApellido: message('segundo_apellido_obligatorio', 400, 'Segundo apellido obligatorio'),
  correoObligatorio: message('correo_obligatorio', 400, 'Correo electrónico obligatorio'),
  correoErroneo: message('correo_erroneo', 400, 'Formato erróneo'),
  correoDeUsuario: message(
    'correo_de_usuario',
    422,
    'Ese correo es de una persona de la isapre. Ingrese el del postulante.',
  ),
  citaDuracion: message('cita_duracion', 400, 'La fecha de fin no puede ser menor o igual a la de inicio'),
  bloqueado: message('prospecto_bloqueado', 423, 'El acceso a estos datos está bloqueado: su titular lo pidió.'),
  deOtroAsesor: message('prospecto_de_otro_asesor', 422, 'El prospecto no es de ese asesor'),
  rutDelAsesor: message('rut_del_asesor', 422, 'El rut del prospecto debe ser diferente al rut del asesor'),
  rutVigente: message('rut_vigente', 422, 'El rut ingresado es de un prospecto vigente'),
  seOpuso: message(
    'persona_se_opuso',
    422,
    'Esta persona se opuso al contacto comercial: no la contacte. Si ahora pide un plan, administración levanta su oposición.',
  ),
  rutCheckFailed: message('rut_no_verificado', 503, 'Ha ocurrido un error. Intentelo nuevamente'),
  saved: message('prospecto_guardado', 200, 'Los datos se han guardado correctamente!'),
  saveFailed: message('prospecto_no_guardado', 503, 'No se ha podido guardar prospecto. Intentalo nuevamente.'),
  datosFailed: message('datos_no_leidos', 503, 'No se ha podido obtener los datos del prospecto'),
  etapaFailed: message('etapa_no_leida', 503, 'No se ha podido obtener el estado del prospecto. Intentalo nuevamente.'),
  // spec 2 §8; the portfolio's variant with an accent belongs to no screen that saves a stage.
  etapaSaveFailed: message(
    'etapa_no_guardada',
    503,
    'No se ha podido guardar el estado del prospecto. Intentalo nuevamente.',
  ),
  limpiarFailed: message('cotizacion_no_limpiada', 503, 'No se ha podido limpiar la cotización. Intentalo nuevamente.'),
  // Ours.
  enCartera: message('ya_en_su_cartera', 200, 'Ya está en su cartera'),
  citaIncompleta: message('cita_incompleta', 400, 'Para agendar indique fecha, hora y duración'),
  /** Text after «saved»: the result of the appointment typed with it. */
  citaAgendada: message('cita_agendada', 200, 'La cita quedó agendada para el {cuando}.'),
  citaTomada: message('cita_tomada', 409, 'La cita no quedó agendada: esa hora está tomada. Elija otra.'),
  citaPasada: message('cita_pasada', 400, 'La cita debe comenzar en el futuro'),
} as const
