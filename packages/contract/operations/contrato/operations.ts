import { actualizacionOperations } from './actualizacion.ts'
import { contractualOperations } from './contractual.ts'
import { cuponOperations } from './cupon.ts'
import { documentosOperations } from './documentos.ts'
import { mandatoPostulanteOperations } from './mandato.ts'
import { mandatosOperations } from './mandatos.ts'

/** Contractual data, papers, payment, and what changes after the plan is confirmed. */
export const contratoOperations = [
  ...contractualOperations,
  ...documentosOperations,
  ...cuponOperations,
  ...mandatoPostulanteOperations,
  ...mandatosOperations,
  ...actualizacionOperations,
] as const
