import { retomarAsunto } from '@alerce/contract/operations/cartera/mi-dia'
import { editProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { resume } from './repository.ts'

export const retomarAsuntoUseCase = useCase(retomarAsunto, async ({ prospectoId, citaId }, ctx) => {
  await editProspecto(ctx, prospectoId)
  return { antes: await resume(ctx.tx, prospectoId, citaId ?? null) }
})
