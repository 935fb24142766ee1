import { largoDeLaDireccion, maximoDeSuscripciones } from '@alerce/domain/acceso/suscripciones'
import { message } from '../message.ts'

/** Webhooks (ours). */
export const suscripcionesMessages = {
  listFailed: message('webhooks_no_leidos', 503, 'No se han podido obtener los webhooks. Inténtelo nuevamente.'),
  noGuardada: message('webhook_no_guardado', 503, 'No se ha podido guardar el webhook. Inténtelo nuevamente.'),
  noProbada: message('webhook_no_probado', 503, 'No se ha podido enviar la prueba. Inténtelo nuevamente.'),
  entregasFailed: message('entregas_no_leidas', 503, 'No se han podido obtener las entregas. Inténtelo nuevamente.'),
  noReenviada: message('entrega_no_reenviada', 503, 'No se ha podido reenviar. Inténtelo nuevamente.'),
  formato: message('webhook_direccion', 400, 'Escriba una dirección completa, como https://sistema.empresa.cl/alerce'),
  sinHttps: message('webhook_sin_https', 400, 'La dirección debe comenzar con https://'),
  conClave: message('webhook_con_clave', 400, 'La dirección no lleva usuario ni contraseña: cada envío va firmado'),
  larga: message('webhook_direccion_larga', 400, `La dirección admite hasta ${largoDeLaDireccion} caracteres`),
  sucesoObligatorio: message('webhook_suceso', 400, 'Elija al menos un suceso'),
  clienteObligatorio: message('webhook_cliente', 400, 'Elija un cliente de la API activo'),
  demasiadas: message('demasiados_webhooks', 422, `Ya hay ${maximoDeSuscripciones} webhooks, el máximo`),
  desactivada: message('webhook_desactivado', 422, 'El webhook está desactivado: actívelo primero.'),
  enCurso: message('entrega_en_curso', 422, 'Esta entrega está pendiente: sale sola.'),
} as const
