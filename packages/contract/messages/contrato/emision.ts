import { message } from '../message.ts'

/** What must stand before the papers of a sale are issued, and so before Gestionar goes on (spec 1 §4). */
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
