import type { UseCase } from '../../use-case.ts'
import { afpsUseCase } from './afps.ts'
import { ciudadesUseCase } from './ciudades.ts'
import { ciudadesRegionUseCase } from './ciudades-region.ts'
import { comunasUseCase } from './comunas.ts'
import { isapresUseCase } from './isapres.ts'
import { obtenerDireccionesEmpleadorUseCase } from './obtener-direcciones-empleador.ts'
import { obtenerEstadosProspectosUseCase } from './obtener-estados-prospectos.ts'
import { obtenerPlanesColectivosUseCase } from './obtener-planes-colectivos.ts'
import { obtenerTipoProspectosUseCase } from './obtener-tipo-prospectos.ts'
import { regionesUseCase } from './regiones.ts'

export const referenciaUseCases: readonly UseCase[] = [
  regionesUseCase,
  ciudadesUseCase,
  ciudadesRegionUseCase,
  comunasUseCase,
  afpsUseCase,
  isapresUseCase,
  obtenerTipoProspectosUseCase,
  obtenerEstadosProspectosUseCase,
  obtenerPlanesColectivosUseCase,
  obtenerDireccionesEmpleadorUseCase,
]
