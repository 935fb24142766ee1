import { diagnosticos } from '@alerce/contract/operations/declaracion/preguntas'
import { useCase } from '../../use-case.ts'
import { diagnosticosDe } from './read-model.ts'

export const diagnosticosUseCase = useCase(diagnosticos, ({ texto }, ctx) => diagnosticosDe(ctx.tx, texto))
