import { contraloriaUseCases } from './declaracion/contraloria/use-cases.ts'
import { cotizanteUseCases } from './declaracion/cotizante/use-cases.ts'
import { declaracionUseCases } from './declaracion/declaracion/use-cases.ts'
import { evaluacionUseCases } from './declaracion/evaluacion/use-cases.ts'
import { preguntasUseCases } from './declaracion/preguntas/use-cases.ts'
import type { UseCase } from './use-case.ts'

/** The declaration of health, from its creation to its result. */
export const dsUseCases: readonly UseCase[] = [
  ...declaracionUseCases,
  ...cotizanteUseCases,
  ...preguntasUseCases,
  ...evaluacionUseCases,
  ...contraloriaUseCases,
]
