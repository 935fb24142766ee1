import type { UseCase } from '../../use-case.ts'
import { obtenerFeriadosUseCase } from '../feriados/obtener-feriados.ts'
import { calendarioUseCase } from './calendario.ts'
import { crearCalendarioPrivadoUseCase } from './crear-calendario-privado.ts'
import { descargarAgendaUseCase } from './descargar-agenda.ts'
import { descargarCitaUseCase } from './descargar-cita.ts'
import { obtenerCalendarioPrivadoUseCase } from './obtener-calendario-privado.ts'
import { revocarCalendarioPrivadoUseCase } from './revocar-calendario-privado.ts'

/** What leaves the agenda, and the holidays that it shows. */
export const salidasUseCases: readonly UseCase[] = [
  obtenerFeriadosUseCase,
  descargarCitaUseCase,
  descargarAgendaUseCase,
  obtenerCalendarioPrivadoUseCase,
  crearCalendarioPrivadoUseCase,
  revocarCalendarioPrivadoUseCase,
  calendarioUseCase,
]
