import { common } from '@alerce/contract/messages/common'
import { decisionMessages, relatoDeDecision } from '@alerce/contract/messages/postulacion/decision'
import { decidirAutorizacion } from '@alerce/contract/operations/postulacion/autorizaciones'
import { AUTORIZADA, palabraDeEstado, RECHAZADA } from '@alerce/domain/postulacion/autorizacion'
import { firma } from '../../actor.ts'
import { note } from '../../base/bitacora/note.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import { ensure, refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { autorizacionDelEquipo } from './policy.ts'
import { autorizacionPorId } from './read-model.ts'
import { markDecidida } from './repository.ts'

/** Refuses a second decision, with the author and instant of the first. */
async function yaDecidida({ tx, actor }: Context, autorizacionId: number): Promise<never> {
  const { estado, decidida, decididaPor } = (await autorizacionPorId(tx, autorizacionId)) ?? refuse(common.notFound)
  const data = { estado, decidida, decididaPor }
  return refuse(decisionMessages.yaDecidida, {
    texto: relatoDeDecision(data, decididaPor === firma(actor)),
    data,
  })
}

/** Decides a request, once, by the head of the team; the advisor's open screens refresh at once. */
export const decidirAutorizacionUseCase = useCase(decidirAutorizacion, async (input, ctx) => {
  const { autorizacionId, observacion } = input
  const estado = input.estado === AUTORIZADA ? AUTORIZADA : RECHAZADA
  const { prospectoId, asesorId, jefe, propia } = await autorizacionDelEquipo(ctx, autorizacionId)
  ensure(!propia, decisionMessages.propia)
  const decision = { estado, observacion, en: ctx.ahora, por: jefe.usuarioId }
  if (!(await markDecidida(ctx.tx, autorizacionId, decision))) return await yaDecidida(ctx, autorizacionId)
  await note(ctx, prospectoId, estado === AUTORIZADA ? 'autorizacionOtorgada' : 'autorizacionRechazada')
  await notify(ctx, { usuarioId: asesorId, prospectoId }, 'autorizacionDecidida', palabraDeEstado(estado) ?? '')
  return { estado, decidida: ctx.ahora, decididaPor: jefe.nombre }
})
