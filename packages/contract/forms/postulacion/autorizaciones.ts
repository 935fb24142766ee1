import { AUTORIZADA, RECHAZADA } from '@alerce/domain/postulacion/autorizacion'
import { autorizacionesMessages as m } from '../../messages/postulacion/autorizaciones.ts'
import { decisionMessages } from '../../messages/postulacion/decision.ts'
import type { Rules } from '../rules.ts'

/** Longest reason and longest observation that are kept (ours). */
export const LARGO_SOLICITUD = 300

/** A request as typed; the field has the name that it has on the wire. */
export interface SolicitudForm {
  Comentario: string
}

/** Why the case should go on without the certificate. */
export const solicitudRules: Rules<SolicitudForm> = {
  Comentario: (value) => {
    if (!value.trim()) return m.sinMotivo.text
    return value.trim().length > LARGO_SOLICITUD ? m.motivoLargo.text : null
  },
}

/** A decision as chosen: PSA_ESTADO 1 or 2, null while nothing is chosen. */
export interface DecisionForm {
  estado: number | null
  observacion: string
}

/** A rejection always says why. */
export const decisionRules: Rules<DecisionForm> = {
  estado: (value) => (value === AUTORIZADA || value === RECHAZADA ? null : decisionMessages.sinDecision.text),
  observacion: (value, { estado }) => {
    if (value.trim().length > LARGO_SOLICITUD) return decisionMessages.observacionLarga.text
    return estado === RECHAZADA && !value.trim() ? decisionMessages.sinObservacion.text : null
  },
}
