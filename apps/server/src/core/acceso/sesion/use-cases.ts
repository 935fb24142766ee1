import type { UseCase } from '../../use-case.ts'
import { actividadDiariaUseCase } from './actividad-diaria.ts'
import { autenticarDashboardUseCase } from './autenticar-dashboard.ts'
import { cerrarOtrasSesionesUseCase } from './cerrar-otras-sesiones.ts'
import { cerrarSesionUseCase } from './cerrar-sesion.ts'
import { inactividadDiariaUseCase } from './inactividad-diaria.ts'
import { obtenerSesionesUseCase } from './obtener-sesiones.ts'
import { registrarActividadUseCase } from './registrar-actividad.ts'
import { registroAccesoUseCase } from './registro-acceso.ts'
import { sesionActualUseCase } from './sesion-actual.ts'
import { validarAccesoUseCase } from './validar-acceso.ts'

export const sesionUseCases: readonly UseCase[] = [
  autenticarDashboardUseCase,
  validarAccesoUseCase,
  registroAccesoUseCase,
  actividadDiariaUseCase,
  inactividadDiariaUseCase,
  sesionActualUseCase,
  registrarActividadUseCase,
  obtenerSesionesUseCase,
  cerrarOtrasSesionesUseCase,
  cerrarSesionUseCase,
]
