import { buscarDiagnosticos } from '@alerce/contract/operations/declaracion/preguntas'
import { useCase } from '../../use-case.ts'
import { diagnosticosDe } from './read-model.ts'

export const buscarDiagnosticosUseCase = useCase(buscarDiagnosticos, ({ texto }, ctx) => diagnosticosDe(ctx.tx, texto))
