import { plantillaMessages as m } from '@alerce/contract/messages/cartera/seguimiento'
import { restituirPlantilla } from '@alerce/contract/operations/cartera/plantillas'
import { sePuedeDeshacer } from '@alerce/domain/base/un-dia-para-deshacer'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { editPlantilla } from './policy.ts'
import { markBorrada } from './repository.ts'

export const restituirPlantillaUseCase = useCase(restituirPlantilla, async ({ plantillaId }, ctx) => {
  const { borradaEn } = await editPlantilla(ctx, plantillaId)
  if (borradaEn === null) return 'ok' as const
  ensure(sePuedeDeshacer(borradaEn, ctx.ahora), m.eliminada)
  await markBorrada(ctx.tx, plantillaId, null)
  return 'ok' as const
})
