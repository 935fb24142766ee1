import { contraloriaUseCases } from './contraloria/use-cases.ts'
import { cotizanteUseCases } from './cotizante/use-cases.ts'
import { declaracionUseCases } from './declaracion/use-cases.ts'
import { evaluacionUseCases } from './evaluacion/use-cases.ts'
import { preguntasUseCases } from './preguntas/use-cases.ts'
import type { UseCase } from './use-case.ts'

/** The declaration of health, from its creation to its result. */
export const dsUseCases: readonly UseCase[] = [
  ...declaracionUseCases,
  ...cotizanteUseCases,
  ...preguntasUseCases,
  ...evaluacionUseCases,
  ...contraloriaUseCases,
]
