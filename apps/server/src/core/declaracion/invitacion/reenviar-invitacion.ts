import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { reenviarInvitacion } from '@alerce/contract/operations/declaracion/invitacion'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { takeInvitacionViva } from '../ds/invitaciones/take-invitacion-viva.ts'
import { resend } from './resend.ts'

/** Of one that is rejected a letter would open nothing. */
export const reenviarInvitacionUseCase = useCase(reenviarInvitacion, async ({ prospectoId }, ctx) => {
  const tomada = await takeInvitacionViva(ctx, prospectoId, { firmada: true })
  ensure(tomada.declaracion.etapa !== 'bloqueado', m.rechazada)
  return await resend(ctx, tomada)
})
