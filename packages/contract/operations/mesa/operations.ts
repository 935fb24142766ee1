import { correosOperations } from '../base/correos.ts'
import { mandatosOperations } from '../contrato/mandatos.ts'
import { buscarCasosMesa } from './casos.ts'
import { funOperations } from './fun.ts'
import { irregularidadesOperations } from './irregularidades.ts'
import { rechazosOperations } from './rechazos.ts'

/** The documents desk and its outbox. */
export const mesaOperations = [
  buscarCasosMesa,
  ...funOperations,
  ...mandatosOperations,
  ...irregularidadesOperations,
  ...rechazosOperations,
  ...correosOperations,
] as const
