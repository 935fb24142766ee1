import { deshacerTraspaso } from '@alerce/contract/operations/cartera/traspaso'
import { useCase } from '../../use-case.ts'
import { undo } from './undo.ts'

export const deshacerTraspasoUseCase = useCase(deshacerTraspaso, async ({ traspasoId }, ctx) => undo(ctx, traspasoId))
