import type { UseCase } from '../../use-case.ts'
import { diagnosticosUseCase } from './diagnosticos.ts'
import { guardarRespuestaDSUseCase } from './guardar-respuesta-ds.ts'
import { obtenerPreguntasDSUseCase } from './obtener-preguntas-ds.ts'

export const preguntasUseCases: readonly UseCase[] = [
  obtenerPreguntasDSUseCase,
  guardarRespuestaDSUseCase,
  diagnosticosUseCase,
]
