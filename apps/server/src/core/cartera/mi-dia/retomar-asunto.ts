import { retomarAsunto } from '@alerce/contract/operations/cartera/mi-dia'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { retomar } from './repository.ts'

export const retomarAsuntoUseCase = useCase(retomarAsunto, async ({ prospectoId, citaId }, ctx) => {
  await editarProspecto(ctx, prospectoId)
  return { antes: await retomar(ctx.tx, prospectoId, citaId ?? null) }
})
