import { importacionUseCases } from './cartera/importacion/use-cases.ts'
import { actualizacionUseCases } from './contrato/actualizacion/use-cases.ts'
import { cuponUseCases } from './contrato/cupon/use-cases.ts'
import { autorizacionesUseCases } from './postulacion/autorizaciones/use-cases.ts'
import { certificadoUseCases } from './postulacion/certificado/use-cases.ts'
import { documentosPostulanteUseCases } from './postulacion/documentos-postulante/use-cases.ts'
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
