import { message } from '../message.ts'

/** The evidence of a sale that ended in a contract. */
export const evidenciaMessages = {
  leerFailed: message(
    'evidencia_no_leida',
    503,
    'No se ha podido obtener la evidencia de la venta. Inténtelo nuevamente.',
  ),
  descargarFailed: message(
    'evidencia_no_descargada',
    503,
    'No se ha podido descargar el paquete de evidencia. Inténtelo nuevamente.',
  ),
  sinSellar: message(
    'evidencia_sin_sellar',
    422,
    'La evidencia de esta venta todavía no está sellada: se sella al quedar suscrito el contrato.',
  ),
} as const
