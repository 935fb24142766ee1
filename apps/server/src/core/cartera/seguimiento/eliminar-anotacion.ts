import { anotacionMessages as m } from '@alerce/contract/messages/cartera/seguimiento'
import { eliminarAnotacion } from '@alerce/contract/operations/cartera/seguimiento'
import { seElimina } from '@alerce/domain/cartera/seguimiento/anotacion'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { editAnotacion } from './policy.ts'
import { markBorrada, undoLlamada } from './repository.ts'

/** An own annotation of today; a call takes the next try that it made along. */
export const eliminarAnotacionUseCase = useCase(eliminarAnotacion, async ({ anotacionId }, ctx) => {
  const anotacion = await editAnotacion(ctx, anotacionId)
  if (anotacion.borradaEn !== null) return 'ok' as const
  ensure(seElimina(anotacion, ctx.ahora), m.yaNoSeElimina)
  await markBorrada(ctx.tx, anotacionId, ctx.ahora)
  if (anotacion.clase === 'llamada') await undoLlamada(ctx.tx, anotacionId)
  return 'ok' as const
})
