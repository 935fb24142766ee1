import type { UseCase } from '../../use-case.ts'
import { obtenerEstadoSuscripcionUseCase } from './obtener-estado-suscripcion.ts'
import { obtenerMandatosUseCase } from './obtener-mandatos.ts'
import { noOtorgarMandatoUseCase } from './postulante/no-otorgar-mandato.ts'
import { obtenerMandatoPostulanteUseCase } from './postulante/obtener-mandato-postulante.ts'
import { otorgarMandatoUseCase } from './postulante/otorgar-mandato.ts'
import { reenviarEnlaceMandatoUseCase } from './reenviar-enlace-mandato.ts'
import { registrarMandatoUseCase } from './registrar-mandato.ts'
import { revocarMandatoUseCase } from './revocar-mandato.ts'

export const mandatosUseCases: readonly UseCase[] = [
  obtenerEstadoSuscripcionUseCase,
  obtenerMandatosUseCase,
  registrarMandatoUseCase,
  revocarMandatoUseCase,
  reenviarEnlaceMandatoUseCase,
  obtenerMandatoPostulanteUseCase,
  otorgarMandatoUseCase,
  noOtorgarMandatoUseCase,
]
