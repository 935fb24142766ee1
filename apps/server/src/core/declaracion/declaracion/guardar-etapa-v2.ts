import { guardarEtapaV2 } from '@alerce/contract/operations/declaracion/declaracion'
import { useCase } from '../../use-case.ts'
import { guardarEtapaDe } from './guardar-etapa.ts'

export const guardarEtapaV2UseCase = useCase(guardarEtapaV2, (input, ctx) => guardarEtapaDe(ctx, input))
