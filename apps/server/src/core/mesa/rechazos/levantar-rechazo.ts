import { common } from '@alerce/contract/messages/common'
import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { levantarRechazo } from '@alerce/contract/operations/mesa/rechazos'
import { esDe, yaHecho } from '../../actor.ts'
import { reopenEnlaces } from '../../declaracion/invitacion/count-failures.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { takeForMesa } from '../casos/take-for-mesa.ts'
import { lift } from './lift.ts'
import { rechazoPorId } from './read-model.ts'
import { saveReabiertos } from './repository.ts'

/** Lifts a rejection and reopens the applicant's links. Lifted by another person: 409, by whom and when. */
export const levantarRechazoUseCase = useCase(levantarRechazo, async ({ rechazoId }, ctx) => {
  const { declaracionId } = (await rechazoPorId(ctx.tx, rechazoId)) ?? refuse(common.notFound)
  const ds = await takeForMesa(ctx, declaracionId)
  const rechazo = (await rechazoPorId(ctx.tx, rechazoId)) ?? refuse(common.notFound)
  if (rechazo.levantado !== null) {
    const { levantadoPor: por, levantado: cuando } = rechazo
    if (por === null || esDe(ctx.actor, por)) return 'ok' as const
    const { rechazoLevantadoPorOtro: ajeno } = mesaMessages
    return yaHecho(ctx.actor, por, { propio: ajeno, ajeno }, { cuando })
  }
  ensure(rechazo.anulado === null, mesaMessages.rechazoAnulado)
  await lift(ctx, ds, rechazo)
  await saveReabiertos(ctx.tx, rechazoId, await reopenEnlaces(ctx, ds.id))
  return 'ok' as const
})
