import { funUseCases } from './fun/use-cases.ts'
import { irregularidadesUseCases } from './irregularidades/use-cases.ts'
import { mandatosUseCases } from './mandatos/use-cases.ts'
import { casosUseCases } from './mesa/use-cases.ts'
import { rechazosUseCases } from './rechazos/use-cases.ts'
import type { UseCase } from './use-case.ts'

/** The documents desk: what is written down there of a case. */
export const mesaUseCases: readonly UseCase[] = [
  ...casosUseCases,
  ...funUseCases,
  ...mandatosUseCases,
  ...irregularidadesUseCases,
  ...rechazosUseCases,
]
