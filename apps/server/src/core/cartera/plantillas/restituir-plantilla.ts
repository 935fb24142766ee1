import { plantillaMessages as m } from '@alerce/contract/messages/cartera/seguimiento'
import { restituirPlantilla } from '@alerce/contract/operations/cartera/plantillas'
import { sePuedeDeshacer } from '@alerce/domain/base/un-dia-para-deshacer'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { editPlantilla, ensureOtra } from './policy.ts'
import { markBorrada } from './repository.ts'

export const restituirPlantillaUseCase = useCase(restituirPlantilla, async ({ plantillaId }, ctx) => {
  const plantilla = await editPlantilla(ctx, plantillaId)
  if (plantilla.borradaEn === null) return 'ok' as const
  ensure(sePuedeDeshacer(plantilla.borradaEn, ctx.ahora), m.eliminada)
  await ensureOtra(ctx, plantilla)
  await markBorrada(ctx.tx, plantillaId, null)
  return 'ok' as const
})
