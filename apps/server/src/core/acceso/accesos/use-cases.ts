import type { UseCase } from '../../use-case.ts'
import { obtenerAccesosSaludUseCase } from './obtener-accesos-salud.ts'
import { obtenerIngresosUseCase } from './obtener-ingresos.ts'
import { obtenerSesionesAbiertasUseCase } from './obtener-sesiones-abiertas.ts'
import { verificarAccesosUseCase } from './verificar-accesos.ts'

export const accesosUseCases: readonly UseCase[] = [
  obtenerAccesosSaludUseCase,
  obtenerIngresosUseCase,
  obtenerSesionesAbiertasUseCase,
  verificarAccesosUseCase,
]
