import { obtenerBitacoraProspectoUseCase } from '../../postulacion/prospecto/obtener-bitacora-prospecto.ts'
import type { UseCase } from '../../use-case.ts'
import { anularProspectosRechazadosUseCase } from './anular-prospectos-rechazados.ts'
import { buscarProspectosUseCase } from './buscar-prospectos.ts'
import { obtenerProspectosUseCase } from './obtener-prospectos.ts'
import { obtenerProspectosEditarUseCase } from './pendientes/obtener-prospectos-editar.ts'
import { prospectoGestionadoUseCase } from './prospecto-gestionado.ts'
import { deshacerAnulacionUseCase } from './tarjeta/deshacer-anulacion.ts'
import { obtenerGlosaAutenticacionRechazadaUseCase } from './tarjeta/obtener-glosa-autenticacion-rechazada.ts'
import { obtenerIrregularidadesProspectoUseCase } from './tarjeta/obtener-irregularidades-prospecto.ts'
import { validarFunVigenciaUseCase } from './validar-fun-vigencia.ts'
import { validarGestionarCompensadoUseCase } from './validar-gestionar-compensado.ts'
import { validarTitularVigenteRutUseCase } from './validar-titular-vigente-rut.ts'

export const carteraUseCases: readonly UseCase[] = [
  obtenerProspectosUseCase,
  obtenerProspectosEditarUseCase,
  buscarProspectosUseCase,
  anularProspectosRechazadosUseCase,
  deshacerAnulacionUseCase,
  obtenerGlosaAutenticacionRechazadaUseCase,
  obtenerIrregularidadesProspectoUseCase,
  prospectoGestionadoUseCase,
  validarGestionarCompensadoUseCase,
  validarFunVigenciaUseCase,
  validarTitularVigenteRutUseCase,
  obtenerBitacoraProspectoUseCase,
]
