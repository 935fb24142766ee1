import { obtenerBitacoraProspectoUseCase } from '../bitacora/obtener-bitacora-prospecto.ts'
import type { UseCase } from '../use-case.ts'
import { anularProspectosRechazadosUseCase } from './anular-prospectos-rechazados.ts'
import { buscarProspectosUseCase } from './buscar-prospectos.ts'
import { obtenerProspectosUseCase } from './obtener-prospectos.ts'
import { prospectoGestionadoUseCase } from './prospecto-gestionado.ts'
import { validarFunVigenciaUseCase } from './validar-fun-vigencia.ts'
import { validarGestionarCompensadoUseCase } from './validar-gestionar-compensado.ts'
import { validarTitularVigenteRutUseCase } from './validar-titular-vigente-rut.ts'

export const carteraUseCases: readonly UseCase[] = [
  obtenerProspectosUseCase,
  buscarProspectosUseCase,
  anularProspectosRechazadosUseCase,
  prospectoGestionadoUseCase,
  validarGestionarCompensadoUseCase,
  validarFunVigenciaUseCase,
  validarTitularVigenteRutUseCase,
  obtenerBitacoraProspectoUseCase,
]
