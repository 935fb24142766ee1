import { diagnosticos } from '@alerce/contract/operations/declaracion/preguntas'
import { useCase } from '../../use-case.ts'
import { buscarDiagnosticos } from './read-model.ts'

export const diagnosticosUseCase = useCase(diagnosticos, ({ texto }, ctx) => buscarDiagnosticos(ctx.tx, texto))
