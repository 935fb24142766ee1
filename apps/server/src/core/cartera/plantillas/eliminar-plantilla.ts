import { eliminarPlantilla } from '@alerce/contract/operations/cartera/plantillas'
import { useCase } from '../../use-case.ts'
import { editPlantilla } from './policy.ts'
import { markBorrada } from './repository.ts'

export const eliminarPlantillaUseCase = useCase(eliminarPlantilla, async ({ plantillaId }, ctx) => {
  const { borradaEn } = await editPlantilla(ctx, plantillaId)
  if (borradaEn === null) await markBorrada(ctx.tx, plantillaId, ctx.ahora)
  return 'ok' as const
})
