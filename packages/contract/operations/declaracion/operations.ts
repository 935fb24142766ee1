import { contraloriaOperations } from './contraloria.ts'
import { cotizanteOperations } from './cotizante.ts'
import { declaracionOperations as propias } from './declaracion.ts'
import { evaluacionOperations } from './evaluacion.ts'
import { preguntasOperations } from './preguntas.ts'

/** The declaration of health, from its creation to its result. */
export const declaracionOperations = [
  ...propias,
  ...cotizanteOperations,
  ...preguntasOperations,
  ...evaluacionOperations,
  ...contraloriaOperations,
] as const
