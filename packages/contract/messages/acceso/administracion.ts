import { maximoDeClientes, maximoDeEquipos } from '@alerce/domain/limites'
import { message } from '../message.ts'

/** The administrator's console: users, links, sessions, logs, API clients. All ours. */
export const administracionMessages = {
  usuariosFailed: message('usuarios_no_leidos', 503, 'No se han podido obtener los usuarios. Inténtelo nuevamente.'),
  usuarioNoGuardado: message('usuario_no_guardado', 503, 'No se ha podido guardar el usuario. Inténtelo nuevamente.'),
  usuarioObligatorio: message('usuario_nombre_obligatorio', 400, 'Debe ingresar un nombre de usuario'),
  usuarioFormato: message(
    'usuario_formato',
    400,
    'Use de 3 a 40 letras minúsculas, números, puntos o guiones, sin espacios',
  ),
  nombresObligatorios: message('usuario_nombres', 400, 'Nombres obligatorios'),
  apellidoObligatorio: message('usuario_apellido', 400, 'Primer apellido obligatorio'),
  correoObligatorio: message('usuario_correo', 400, 'Correo electrónico obligatorio'),
  correoFormato: message('usuario_correo_formato', 400, 'Formato erróneo'),
  rolObligatorio: message('usuario_rol', 400, 'Elija al menos un perfil'),
  usuarioRepetido: message('usuario_repetido', 409, 'Ya existe un usuario con ese nombre'),
  correoDePostulante: message(
    'usuario_correo_de_postulante',
    409,
    'Ese correo es el de un postulante con una venta en curso: quien vende no puede recibir sus códigos.',
  ),
  rutRepetido: message('usuario_rut_repetido', 409, 'Ya existe un usuario con ese RUT'),
  equipoRepetido: message('equipo_repetido', 409, 'Ya existe un equipo con ese nombre'),
  demasiadosEquipos: message(
    'demasiados_equipos',
    422,
    `Ya hay ${maximoDeEquipos} equipos, el máximo: cambie el nombre de uno que ya no use`,
  ),
  equipoObligatorio: message('equipo_obligatorio', 400, 'Debe ingresar el nombre del equipo'),
  ultimoAdministrador: message('ultimo_administrador', 422, 'Debe quedar al menos un administrador activo'),
  usuarioInactivo: message('usuario_inactivo', 422, 'El usuario está desactivado'),
  enlacesFailed: message('enlaces_no_leidos', 503, 'No se han podido obtener los enlaces. Inténtelo nuevamente.'),
  enlaceNoCreado: message('enlace_no_creado', 503, 'No se ha podido crear el enlace. Inténtelo nuevamente.'),
  enlaceNoRevocado: message('enlace_no_revocado', 503, 'No se ha podido revocar el enlace. Inténtelo nuevamente.'),
  asesorObligatorio: message('enlace_asesor', 400, 'Elija un asesor activo'),
  jefeObligatorio: message('enlace_jefe', 400, 'Elija un supervisor activo, con perfil jefatura'),
  enlaceOtroEquipo: message(
    'enlace_otro_equipo',
    409,
    'El supervisor no es del equipo de ese asesor: por este enlace verá una cartera que no es de su equipo.',
  ),
  horasDelEnlace: message('enlace_horas', 400, 'El enlace puede durar de 1 a 72 horas'),
  accesosFailed: message('accesos_no_leidos', 503, 'No se ha podido obtener el registro. Inténtelo nuevamente.'),
  descargaFailed: message(
    'accesos_no_descargados',
    503,
    'No se ha podido descargar el registro. Inténtelo nuevamente.',
  ),
  hastaAnterior: message('accesos_hasta_anterior', 400, 'La fecha final no puede ser anterior a la inicial'),
  muchosAccesos: message('muchos_accesos', 422, 'Hay más de 20.000 accesos: acote las fechas para descargarlos.'),
  clientesFailed: message('clientes_no_leidos', 503, 'No se han podido obtener los clientes. Inténtelo nuevamente.'),
  clienteNoGuardado: message('cliente_no_guardado', 503, 'No se ha podido guardar el cliente. Inténtelo nuevamente.'),
  clienteFormato: message('cliente_formato', 400, 'Use de 3 a 60 letras minúsculas, números o guiones, sin espacios'),
  clienteRepetido: message('cliente_repetido', 409, 'Ya existe un cliente con ese identificador'),
  demasiadosClientes: message(
    'demasiados_clientes',
    422,
    `Ya hay ${maximoDeClientes} clientes, el máximo: active uno de los que ya no se usan`,
  ),
  alcanceObligatorio: message('cliente_alcance', 400, 'Elija al menos un alcance'),
} as const
