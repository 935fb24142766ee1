import { actualizacionUseCases } from './actualizacion/use-cases.ts'
import { autorizacionesUseCases } from './autorizaciones/use-cases.ts'
import { certificadoUseCases } from './certificado/use-cases.ts'
import { cuponUseCases } from './cupon/use-cases.ts'
import { documentosPostulanteUseCases } from './documentos-postulante/use-cases.ts'
import { importacionUseCases } from './importacion/use-cases.ts'
import type { UseCase } from './use-case.ts'

/** What comes in before a quote, and around it. */
export const postulacionUseCases: readonly UseCase[] = [
  ...actualizacionUseCases,
  ...autorizacionesUseCases,
  ...certificadoUseCases,
  ...cuponUseCases,
  ...documentosPostulanteUseCases,
  ...importacionUseCases,
]
