import { guardarEtapaV2 } from '@alerce/contract/operations/declaracion/declaracion'
import { useCase } from '../../use-case.ts'
import { saveEtapaOf } from './guardar-etapa.ts'

export const guardarEtapaV2UseCase = useCase(guardarEtapaV2, (input, ctx) => saveEtapaOf(ctx, input))
