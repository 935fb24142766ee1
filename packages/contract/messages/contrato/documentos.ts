import { lecturaMessages } from '../base/archivos.ts'
import { message } from '../message.ts'

/** Papers of a sale: /documents-preview (spec 2 §2, §8). */
export const documentosMessages = {
  downloadFailed: lecturaMessages.descargaFailed,
  sendFailed: message('documentos_no_enviados', 503, 'No se han podido enviar los documentos'),
  // Ours: the specification gives no words for these.
  enviados: message('documentos_enviados', 200, 'Los documentos se han enviado al cliente.'),
  pendientes: message('documentos_pendientes', 422, 'Los documentos todavía se están generando.'),
  eliminado: message('documento_eliminado', 404, 'Este documento se eliminó: se cumplió el plazo para guardarlo.'),
  sinDatos: message('documentos_sin_datos', 422, 'Los documentos se generan con los datos contractuales guardados.'),
  sinContrato: message('sin_contrato', 422, 'El resumen se descarga cuando el contrato está suscrito.'),
  otroSinDocumentos: message(
    'documentos_del_otro',
    422,
    'Los documentos de la pareja se envían juntos: faltan los del otro compensado.',
  ),
  copiaReservada: message(
    'copia_ds_reservada',
    403,
    'La copia de la Declaración de Salud es para el postulante: la lee con un enlace que llega a su correo.',
  ),
} as const

/** Conditions to issue the papers of a sale, and so to pass Gestionar (spec 1 §4). */
export const emisionMessages = {
  funNoVigente: message(
    'fun_no_vigente',
    422,
    'Para avanzar en la suscripción, se debe validar que FUN de baja como carga haya sido recibido por CCS y que haya sido procesado.',
  ),
  mandatoFaltante: message(
    'mandato_faltante',
    422,
    'El postulante debe suscribir un mandato de pago con tarjeta de crédito, débito o prepago',
  ),
} as const
