import { mandatosUseCases } from './contrato/mandatos/use-cases.ts'
import { casosUseCases } from './mesa/casos/use-cases.ts'
import { funUseCases } from './mesa/fun/use-cases.ts'
import { irregularidadesUseCases } from './mesa/irregularidades/use-cases.ts'
import { rechazosUseCases } from './mesa/rechazos/use-cases.ts'
import type { UseCase } from './use-case.ts'

/** The documents desk: what is written down there of a case. */
export const mesaUseCases: readonly UseCase[] = [
  ...casosUseCases,
  ...funUseCases,
  ...mandatosUseCases,
  ...irregularidadesUseCases,
  ...rechazosUseCases,
]
