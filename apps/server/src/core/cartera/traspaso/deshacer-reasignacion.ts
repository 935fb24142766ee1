import { deshacerReasignacion } from '@alerce/contract/operations/cartera/traspaso'
import { useCase } from '../../use-case.ts'
import { undo } from './undo.ts'

export const deshacerReasignacionUseCase = useCase(deshacerReasignacion, async ({ traspasos }, ctx) => {
  const total = { devueltos: 0, quedan: 0 }
  for (const traspasoId of new Set(traspasos)) {
    const { devueltos, quedan } = await undo(ctx, traspasoId)
    total.devueltos += devueltos
    total.quedan += quedan
  }
  return total
})
