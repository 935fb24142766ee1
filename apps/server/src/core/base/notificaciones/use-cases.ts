import type { UseCase } from '../../use-case.ts'
import { actualizarNotificacionUseCase } from './actualizar-notificacion.ts'
import { obtenerNotificacionesUseCase } from './obtener-notificaciones.ts'

export const notificacionesUseCases: readonly UseCase[] = [obtenerNotificacionesUseCase, actualizarNotificacionUseCase]
