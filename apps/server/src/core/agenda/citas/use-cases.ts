import type { UseCase } from '../../use-case.ts'
import { agendarCitaUseCase } from './agendar-cita.ts'
import { eliminarCitaUseCase } from './eliminar-cita.ts'
import { obtenerCitasUseCase } from './obtener-citas.ts'

export const agendaUseCases: readonly UseCase[] = [obtenerCitasUseCase, agendarCitaUseCase, eliminarCitaUseCase]
