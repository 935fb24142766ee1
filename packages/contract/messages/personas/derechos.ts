import { message } from '../message.ts'

/** Requests of persons over their data (Ley 21.719). All ours. */
export const derechosMessages = {
  pedidosFailed: message('pedidos_no_leidos', 503, 'No se han podido obtener los pedidos. Inténtelo nuevamente.'),
  pedidoNoGuardado: message('pedido_no_guardado', 503, 'No se ha podido guardar el pedido. Inténtelo nuevamente.'),
  derechoObligatorio: message('pedido_derecho', 400, 'Elija qué pide la persona'),
  documentoObligatorio: message('pedido_documento', 400, 'Ingrese el RUT o el pasaporte de la persona'),
  documentoInvalido: message('pedido_documento_invalido', 400, 'No es un RUT ni un pasaporte'),
  recibidoObligatorio: message('pedido_recibido', 400, 'Ingrese el día en que llegó el pedido'),
  identidadObligatoria: message('pedido_identidad', 400, 'Escriba cómo comprobó quién pide'),
  respuestaObligatoria: message('pedido_respuesta', 400, 'Escriba qué se contestó'),
  yaContestado: message('pedido_ya_contestado', 409, 'Este pedido ya fue contestado.'),
  noEsSupresion: message('pedido_no_es_supresion', 422, 'Solo un pedido de supresión permite suprimir datos.'),
  noEsEntrega: message('pedido_no_es_entrega', 422, 'Solo un pedido de acceso o portabilidad permite entregar datos.'),
  revisarFailed: message('supresion_no_revisada', 503, 'No se ha podido revisar qué se suprime. Inténtelo nuevamente.'),
  suprimirFailed: message('supresion_no_hecha', 503, 'No se han podido suprimir los datos. Inténtelo nuevamente.'),
  correccionObligatoria: message('correccion_obligatoria', 400, 'Escriba qué hay que corregir'),
  noEsCorreccion: message('pedido_no_es_correccion', 422, 'Solo un pedido de rectificación pide corregir datos.'),
  sinVentas: message('correccion_sin_ventas', 422, 'Esta persona no tiene ventas en las que corregir.'),
  correccionFailed: message('correccion_no_pedida', 503, 'No se ha podido pedir la corrección. Inténtelo nuevamente.'),
  noEsRevocacion: message(
    'pedido_no_es_revocacion',
    422,
    'Solo un pedido de revocación permite retirar consentimientos.',
  ),
  nadaQueRevocar: message('pedido_sin_consentimientos', 422, 'Esta persona no tiene consentimientos por retirar.'),
  consentimientosFailed: message(
    'consentimientos_no_leidos',
    503,
    'No se han podido obtener los consentimientos. Inténtelo nuevamente.',
  ),
  revocarFailed: message(
    'consentimientos_no_retirados',
    503,
    'No se han podido retirar los consentimientos. Inténtelo nuevamente.',
  ),
  noEsBloqueo: message('pedido_no_es_bloqueo', 422, 'Un pedido de acceso o portabilidad no bloquea los datos.'),
  nadaQueBloquear: message('pedido_sin_ventas', 422, 'Esta persona no tiene ventas que bloquear.'),
  bloqueoFailed: message('bloqueo_no_hecho', 503, 'No se ha podido cambiar el bloqueo. Inténtelo nuevamente.'),
  entregaFailed: message('datos_no_reunidos', 503, 'No se han podido reunir los datos. Inténtelo nuevamente.'),
} as const
