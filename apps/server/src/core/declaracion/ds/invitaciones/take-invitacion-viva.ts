import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { invitacionMessages } from '@alerce/contract/messages/declaracion/invitacion'
import { editProspecto } from '../../../postulacion/prospecto/policy.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { invitacionViva, sinFirmar } from './void-own.ts'

/**
 * The invitation of one's own prospect that was not signed, both locked; refused (422) where there is none. `firmada`: one
 * that was signed too.
 */
export async function takeInvitacionViva(
  ctx: Context,
  prospectoId: number,
  { firmada = false }: { readonly firmada?: boolean } = {},
) {
  const prospecto = await editProspecto(ctx, prospectoId)
  const declaracion = (await invitacionViva(ctx, prospectoId)) ?? refuse(declaracionMessages.sinInvitacion)
  ensure(sinFirmar(declaracion) || (firmada && declaracion.enviadaEn !== null), invitacionMessages.yaFirmada)
  return { prospecto, declaracion }
}
