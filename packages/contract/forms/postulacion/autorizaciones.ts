import { revisaRut } from '@alerce/domain/base/persona/rut'
import { AUTORIZADA, RECHAZADA } from '@alerce/domain/postulacion/autorizacion'
import { elegido } from '../../fichas/postulacion/reglas-prospecto.ts'
import { autorizacionesMessages } from '../../messages/postulacion/autorizaciones.ts'
import { certificadoMessages } from '../../messages/postulacion/certificado.ts'
import { decisionMessages } from '../../messages/postulacion/decision.ts'
import type { Rules } from '../rules.ts'

/** Longest reason and longest observation that are kept (ours). */
export const LARGO_SOLICITUD = 300

/** A request as typed; the field has the name that it has on the wire. */
export interface SolicitudForm {
  Comentario: string
}

/** Requires the reason to go on without the certificate. */
export const solicitudRules: Rules<SolicitudForm> = {
  Comentario: (value) => {
    if (!value.trim()) return autorizacionesMessages.sinMotivo.text
    return value.trim().length > LARGO_SOLICITUD ? autorizacionesMessages.motivoLargo.text : null
  },
}

/** A decision as chosen: PSA_ESTADO 1 or 2, null while nothing is chosen. */
export interface DecisionForm {
  estado: number | null
  observacion: string
}

/** Requires the reason of a rejection. */
export const decisionRules: Rules<DecisionForm> = {
  estado: (value) => (value === AUTORIZADA || value === RECHAZADA ? null : decisionMessages.sinDecision.text),
  observacion: (value, { estado }) => {
    if (value.trim().length > LARGO_SOLICITUD) return decisionMessages.observacionLarga.text
    return estado === RECHAZADA && !value.trim() ? decisionMessages.sinObservacion.text : null
  },
}

/** Data of a certificate needed before reading it; `afp` is a code of the list as text, '' = none. */
interface CertificadoForm {
  rutEmpleador: string
  afp: string
}

/** Certificate of an employer row (spec 1 §5). */
export const certificadoRules: Rules<CertificadoForm> = {
  rutEmpleador: (value) => (revisaRut(value) === null ? null : certificadoMessages.rutEmpleador.text),
  afp: elegido(certificadoMessages.afp.text),
}
