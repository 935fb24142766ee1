import { actualizacionOperations } from './actualizacion.ts'
import { contractualOperations } from './contractual.ts'
import { copiaDSOperations } from './copia-ds.ts'
import { cuponOperations } from './cupon.ts'
import { documentosOperations } from './documentos.ts'
import { evidenciaOperations } from './evidencia.ts'
import { firmaPostulanteOperations } from './firma-postulante.ts'
import { firmadosOperations } from './firmados.ts'
import { firmasOperations } from './firmas.ts'
import { mandatoPostulanteOperations } from './mandato.ts'
import { mandatoPropioOperations } from './mandato-propio.ts'
import { mandatosOperations } from './mandatos.ts'
import { obtenerPendientesMesa } from './pendientes-mesa.ts'
import { primerPagoOperations } from './primer-pago.ts'
import { primerosPagosOperations } from './primeros-pagos.ts'

/** Contractual data, papers, payment, and what changes after the plan is confirmed. */
export const contratoOperations = [
  ...contractualOperations,
  ...primerPagoOperations,
  ...primerosPagosOperations,
  ...documentosOperations,
  ...firmadosOperations,
  ...firmasOperations,
  ...evidenciaOperations,
  ...copiaDSOperations,
  ...firmaPostulanteOperations,
  ...cuponOperations,
  ...mandatoPostulanteOperations,
  ...mandatoPropioOperations,
  ...mandatosOperations,
  obtenerPendientesMesa,
  ...actualizacionOperations,
] as const
