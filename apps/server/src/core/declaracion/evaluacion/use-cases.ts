import type { UseCase } from '../../use-case.ts'
import { enviarDSUseCase } from './enviar-ds.ts'
import { finalizaevaluacionDSUseCase } from './finalizaevaluacionds.ts'
import { guardarDocumentosDSUseCase } from './guardar-documentos-ds.ts'
import { obtenerArchivosDSUseCase } from './obtener-archivos-ds.ts'
import { responderEvaluacionFinancieraUseCase } from './responder-evaluacion-financiera.ts'
import { responderEvaluacionMedicaUseCase } from './responder-evaluacion-medica.ts'
import { resultadoevaluacionDSUseCase } from './resultadoevaluacionds.ts'

export const evaluacionUseCases: readonly UseCase[] = [
  guardarDocumentosDSUseCase,
  obtenerArchivosDSUseCase,
  enviarDSUseCase,
  resultadoevaluacionDSUseCase,
  finalizaevaluacionDSUseCase,
  responderEvaluacionFinancieraUseCase,
  responderEvaluacionMedicaUseCase,
]
