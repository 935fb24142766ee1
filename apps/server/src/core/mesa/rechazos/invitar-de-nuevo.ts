import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { invitarDeNuevo } from '@alerce/contract/operations/mesa/rechazos'
import { SISTEMA } from '../../actor.ts'
import { tomarInvitacionViva } from '../../declaracion/declaracion/invitaciones/tomar-invitacion-viva.ts'
import { reenviar } from '../../declaracion/invitacion/reenviar.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { levantar } from './levantar.ts'
import { rechazoVigenteDe } from './read-model.ts'

/** Invites again; a rejection of the desk is lifted only by the desk. A repeated call sends no second letter. */
export const invitarDeNuevoUseCase = useCase(invitarDeNuevo, async ({ prospectoId }, ctx) => {
  const { prospecto, declaracion } = await tomarInvitacionViva(ctx, prospectoId)
  const rechazo = await rechazoVigenteDe(ctx.tx, declaracion.id)
  ensure(rechazo === null || rechazo.por === SISTEMA, mesaMessages.rechazoDeLaMesa)
  if (rechazo) await levantar(ctx, declaracion, rechazo)
  return await reenviar(ctx, { prospecto, declaracion })
})
