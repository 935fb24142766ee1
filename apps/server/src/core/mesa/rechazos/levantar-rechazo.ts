import { common } from '@alerce/contract/messages/common'
import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { levantarRechazo } from '@alerce/contract/operations/mesa/rechazos'
import { firma } from '../../actor.ts'
import { cambiarEtapaDS } from '../../declaracion/declaracion/cambiar-etapa-ds.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { tomarParaMesa } from '../casos/tomar-para-mesa.ts'
import { rechazoPorId } from './read-model.ts'
import { actualizarRechazo } from './repository.ts'

/** The applicant goes on where they were stopped. One that was lifted stays so. */
export const levantarRechazoUseCase = useCase(levantarRechazo, async ({ rechazoId }, ctx) => {
  const { declaracionId } = (await rechazoPorId(ctx.tx, rechazoId)) ?? refuse(common.notFound)
  const ds = await tomarParaMesa(ctx, declaracionId)
  const { levantado, anulado, etapaAnterior } = (await rechazoPorId(ctx.tx, rechazoId)) ?? refuse(common.notFound)
  if (levantado !== null) return 'ok' as const
  ensure(anulado === null, mesaMessages.rechazoAnulado)
  await actualizarRechazo(ctx.tx, rechazoId, { levantadoEn: ctx.ahora, levantadoPor: firma(ctx.actor) })
  await cambiarEtapaDS(ctx, ds, etapaAnterior, { evento: 'rechazoLevantado' })
  return 'ok' as const
})
