import { common } from '@alerce/contract/messages/common'
import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { levantarRechazo } from '@alerce/contract/operations/mesa/rechazos'
import { reabrirEnlaces } from '../../declaracion/invitacion/contar-fallos.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { tomarParaMesa } from '../casos/tomar-para-mesa.ts'
import { levantar } from './levantar.ts'
import { rechazoPorId } from './read-model.ts'
import { guardarReabiertos } from './repository.ts'

/** Lifts a rejection and reopens the applicant's links; a lifted one does not change. */
export const levantarRechazoUseCase = useCase(levantarRechazo, async ({ rechazoId }, ctx) => {
  const { declaracionId } = (await rechazoPorId(ctx.tx, rechazoId)) ?? refuse(common.notFound)
  const ds = await tomarParaMesa(ctx, declaracionId)
  const rechazo = (await rechazoPorId(ctx.tx, rechazoId)) ?? refuse(common.notFound)
  if (rechazo.levantado !== null) return 'ok' as const
  ensure(rechazo.anulado === null, mesaMessages.rechazoAnulado)
  await levantar(ctx, ds, rechazo)
  await guardarReabiertos(ctx.tx, rechazoId, await reabrirEnlaces(ctx, ds.id))
  return 'ok' as const
})
