import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { AUTORIZADA } from '@alerce/domain/postulacion/autorizacion'
import { message } from '../message.ts'

/** Decision of a head of team on a request to go on without a certificate: ours. */
export const decisionMessages = {
  colaFailed: message(
    'autorizaciones_no_leidas',
    503,
    'No se han podido obtener las solicitudes de autorización. Inténtelo nuevamente.',
  ),
  casoFailed: message('autorizacion_no_leida', 503, 'No se ha podido obtener la solicitud. Inténtelo nuevamente.'),
  decisionFailed: message('decision_no_guardada', 503, 'No se ha podido registrar la decisión. Inténtelo nuevamente.'),
  sinDecision: message('autorizacion_sin_decision', 400, 'Elija autorizar o rechazar'),
  sinObservacion: message('rechazo_sin_observacion', 400, 'Escriba por qué rechaza: lo lee el asesor'),
  observacionLarga: message('observacion_larga', 400, 'La observación admite hasta 300 caracteres'),
  yaDecidida: message('autorizacion_ya_decidida', 409, 'Esta solicitud ya fue decidida.'),
  propia: message('autorizacion_propia', 422, 'No puede decidir una solicitud suya.'),
} as const

interface Decidida {
  /** PSA_ESTADO. */
  readonly estado: number
  /** ISO instant; null: not decided yet. */
  readonly decidida: string | null
  readonly decididaPor: string | null
}

/**
 * Author, decision and instant, for a second person who tries to decide; `propia`: the same person, in another window.
 */
export function relatoDeDecision({ estado, decidida, decididaPor }: Decidida, propia: boolean): string {
  if (!decidida || !decididaPor) return decisionMessages.yaDecidida.text
  const hizo = estado === AUTORIZADA ? 'autorizó' : 'rechazó'
  const quien = propia ? 'Usted' : decididaPor
  return `${quien} ya ${hizo} esta solicitud el ${fechaYHora(decidida)}.`
}
