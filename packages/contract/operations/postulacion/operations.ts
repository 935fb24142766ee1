import { autorizacionesOperations } from './autorizaciones.ts'
import { certificadoOperations } from './certificado.ts'

/** What lets an applicant be quoted: certificates, and permission without one. */
export const postulacionOperations = [...certificadoOperations, ...autorizacionesOperations] as const
