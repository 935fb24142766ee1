import type { CierreDeProspecto } from '@alerce/domain/postulacion/edicion'
import { type MessageDefinition, message } from '../message.ts'

/** Update of a sale, as shown on every screen of a prospect. Ours. */
export const edicionMessages = {
  terminada: message('upd_terminada', 422, 'La postulación terminó: ya no admite actualizaciones.'),
  inactivo: message('upd_inactivo', 422, 'El prospecto está inactivo: ya no admite actualizaciones.'),
  /** For read-only callers. */
  pendienteDeOtro: message(
    'upd_pendiente_de_otro',
    422,
    'Hay una actualización sin confirmar. Su asesor la confirma o la descarta.',
  ),
  pendiente: message(
    'upd_pendiente',
    422,
    'Hay una actualización sin confirmar. Confírmela o descártela antes de continuar.',
  ),
  noHay: message('upd_no_hay', 422, 'No hay una actualización en curso.'),
} as const

/** Reasons why a sale accepts no further update, in any state of its declaration. */
export const textosDeCierre: Readonly<Record<CierreDeProspecto, MessageDefinition>> = {
  inactivo: edicionMessages.inactivo,
  terminada: edicionMessages.terminada,
}
