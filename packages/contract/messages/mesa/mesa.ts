import { HORAS_PARA_DESHACER } from '@alerce/domain/base/un-dia-para-deshacer'
import { message } from '../message.ts'

/** The documents desk: FUN, mandates, authentication rejections. All ours. */
export const mesaMessages = {
  devolucionesFailed: message(
    'devoluciones_no_leidas',
    503,
    'No se han podido obtener las devoluciones. Inténtelo nuevamente.',
  ),
  devolucionNoGuardada: message(
    'devolucion_no_guardada',
    503,
    'No se ha podido guardar la devolución. Inténtelo nuevamente.',
  ),
  devolucionConstancia: message('devolucion_constancia', 400, 'Escriba cómo y a quién se devolvieron los documentos'),
  devolucionHecha: message('devolucion_hecha', 409, 'Otra persona ya registró esta devolución.'),
  devolucionHechaPropia: message(
    'devolucion_hecha_propia',
    409,
    'Usted ya registró esta devolución en otra ventana, con otras palabras.',
  ),
  casosFailed: message('casos_no_leidos', 503, 'No se han podido obtener los casos. Inténtelo nuevamente.'),
  cedulaFailed: message('cedula_no_leida', 503, 'No se ha podido obtener la cédula. Inténtelo nuevamente.'),
  casoSinDS: message('caso_sin_ds', 422, 'El caso no tiene una Declaración de Salud en curso.'),
  casoObligatorio: message('caso_obligatorio', 400, 'Busque y elija el caso'),
  pendientesFailed: message(
    'pendientes_de_mesa_no_leidos',
    503,
    'No se han podido obtener los pendientes. Inténtelo nuevamente.',
  ),
  pendienteNoGuardado: message(
    'pendiente_de_mesa_no_guardado',
    503,
    'No se ha podido guardar el cambio. Inténtelo nuevamente.',
  ),
  funFailed: message('fun_no_leidos', 503, 'No se han podido obtener los FUN. Inténtelo nuevamente.'),
  funNoGuardado: message('fun_no_guardado', 503, 'No se ha podido guardar el FUN. Inténtelo nuevamente.'),
  funYaNoEsta: message(
    'fun_ya_no_esta',
    404,
    'Este FUN ya no está: se eliminó, o se corrigió el día en que se recibió.',
  ),
  funRepetido: message('fun_repetido', 409, 'Este RUT ya tiene un FUN recibido ese día'),
  mandatosFailed: message('mandatos_no_leidos', 503, 'No se han podido obtener los mandatos. Inténtelo nuevamente.'),
  mandatoNoGuardado: message('mandato_no_guardado', 503, 'No se ha podido guardar el mandato. Inténtelo nuevamente.'),
  mandatoReferencia: message('mandato_referencia', 400, 'Ingrese la referencia del mandato'),
  mandatoReferenciaCorta: message('mandato_referencia_corta', 400, 'La referencia tiene al menos 4 letras o números'),
  mandatoConTarjeta: message(
    'mandato_con_tarjeta',
    400,
    'Ingrese la referencia del mandato, nunca el número de una tarjeta',
  ),
  mandatoNoCorresponde: message(
    'mandato_no_corresponde',
    422,
    'El mandato corresponde solo a independientes y voluntarios.',
  ),
  sinMandato: message('sin_mandato', 422, 'No hay un mandato de pago vigente.'),
  mandatoYaVigente: message(
    'mandato_ya_vigente',
    409,
    'El caso ya tiene un mandato vigente: lo registró otra persona.',
  ),
  mandatoYaVigentePropio: message(
    'mandato_ya_vigente_propio',
    409,
    'El caso ya tiene un mandato vigente: usted lo registró en otra ventana.',
  ),
  papelesSinElegir: message('firmas_sin_elegir', 400, 'Marque los documentos que están mal.'),
  mensajeVacio: message('mensaje_vacio', 400, 'Escriba el mensaje para el asesor'),
  mensajeNoEnviado: message('mensaje_no_enviado', 503, 'No se ha podido enviar el mensaje. Inténtelo nuevamente.'),
  rechazosFailed: message('rechazos_no_leidos', 503, 'No se han podido obtener los rechazos. Inténtelo nuevamente.'),
  rechazoNoGuardado: message('rechazo_no_guardado', 503, 'No se ha podido guardar el rechazo. Inténtelo nuevamente.'),
  rechazoGlosa: message('rechazo_glosa', 400, 'Ingrese el motivo del rechazo'),
  rechazoNoCorresponde: message(
    'rechazo_no_corresponde',
    422,
    'Solo se rechaza la autenticación de una invitación electrónica en curso.',
  ),
  rechazoDeLaMesa: message(
    'rechazo_de_la_mesa',
    422,
    'La mesa de documentos rechazó esta autenticación: pida a la mesa que la levante.',
  ),
  rechazoLevantadoPorOtro: message(
    'rechazo_levantado_por_otro',
    409,
    'Este rechazo ya se levantó: lo hizo otra persona.',
  ),
  rechazoNoSeRetoma: message(
    'rechazo_no_se_retoma',
    422,
    'El postulante siguió con su invitación o sus enlaces cambiaron: esto ya no se deshace. Puede registrar otro rechazo.',
  ),
  rechazoAnulado: message(
    'rechazo_anulado',
    422,
    `La invitación ya se anuló por este rechazo. Su asesor puede deshacerlo durante ${HORAS_PARA_DESHACER} horas.`,
  ),
} as const
