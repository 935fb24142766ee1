import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { invitarDeNuevo } from '@alerce/contract/operations/mesa/rechazos'
import { SISTEMA } from '../../actor.ts'
import { takeInvitacionViva } from '../../declaracion/ds/invitaciones/take-invitacion-viva.ts'
import { resend } from '../../declaracion/invitacion/resend.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { lift } from './lift.ts'
import { rechazoVigenteDe } from './read-model.ts'

/** Invites again; a rejection of the desk is lifted only by the desk. A repeated call sends no second letter. */
export const invitarDeNuevoUseCase = useCase(invitarDeNuevo, async ({ prospectoId }, ctx) => {
  const { prospecto, declaracion } = await takeInvitacionViva(ctx, prospectoId)
  const rechazo = await rechazoVigenteDe(ctx.tx, declaracion.id)
  ensure(rechazo === null || rechazo.por === SISTEMA, mesaMessages.rechazoDeLaMesa)
  if (rechazo) await lift(ctx, declaracion, rechazo)
  return await resend(ctx, { prospecto, declaracion })
})
