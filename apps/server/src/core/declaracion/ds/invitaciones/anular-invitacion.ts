import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { anularInvitacion } from '@alerce/contract/operations/declaracion/declaracion'
import { editProspecto } from '../../../postulacion/prospecto/policy.ts'
import { ensure } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { voidOwn } from './void-own.ts'

export const anularInvitacionUseCase = useCase(anularInvitacion, async ({ prospectoId, clonar }, ctx) => {
  const prospecto = await editProspecto(ctx, prospectoId)
  ensure(prospecto.parejaId === null, declaracionMessages.anularEnPareja)
  await voidOwn(ctx, prospecto, clonar)
  return 'ok' as const
})
