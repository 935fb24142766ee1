import type { UseCase } from '../../use-case.ts'
import { obtenerEventosSeguridadUseCase } from './obtener-eventos-seguridad.ts'

export const seguridadUseCases: readonly UseCase[] = [obtenerEventosSeguridadUseCase]
