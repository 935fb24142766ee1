import { autorizacionesOperations } from './autorizaciones.ts'
import { beneficiariosOperations } from './beneficiarios.ts'
import { certificadoOperations } from './certificado.ts'
import { documentosPostulanteOperations } from './documentos.ts'
import { compensadosOperations } from './pareja.ts'
import { prospectoOperations } from './prospecto.ts'

/** The person who applies: data, family, pair, documents, and permission to quote without a certificate. */
export const postulacionOperations = [
  ...prospectoOperations,
  ...beneficiariosOperations,
  ...compensadosOperations,
  ...documentosPostulanteOperations,
  ...certificadoOperations,
  ...autorizacionesOperations,
] as const
