import { deshacerTraspaso } from '@alerce/contract/operations/cartera/traspaso'
import { useCase } from '../../use-case.ts'
import { deshacer } from './deshacer.ts'

export const deshacerTraspasoUseCase = useCase(deshacerTraspaso, async ({ traspasoId }, ctx) =>
  deshacer(ctx, traspasoId),
)
