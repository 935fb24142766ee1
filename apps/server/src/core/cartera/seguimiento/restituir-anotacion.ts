import { anotacionMessages as m } from '@alerce/contract/messages/cartera/seguimiento'
import { restituirAnotacion } from '@alerce/contract/operations/cartera/seguimiento'
import { sePuedeDeshacer } from '@alerce/domain/base/un-dia-para-deshacer'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { editAnotacion } from './policy.ts'
import { markBorrada } from './repository.ts'

export const restituirAnotacionUseCase = useCase(restituirAnotacion, async ({ anotacionId }, ctx) => {
  const { borradaEn } = await editAnotacion(ctx, anotacionId)
  if (borradaEn === null) return 'ok' as const
  ensure(sePuedeDeshacer(borradaEn, ctx.ahora), m.eliminada)
  await markBorrada(ctx.tx, anotacionId, null)
  return 'ok' as const
})
