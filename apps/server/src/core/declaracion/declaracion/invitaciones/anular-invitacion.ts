import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { anularInvitacion } from '@alerce/contract/operations/declaracion/declaracion'
import { editarProspecto } from '../../../postulacion/prospecto/policy.ts'
import { ensure } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { anularLaSuya } from './anular-la-suya.ts'

export const anularInvitacionUseCase = useCase(anularInvitacion, async ({ prospectoId, clonar }, ctx) => {
  const prospecto = await editarProspecto(ctx, prospectoId)
  ensure(prospecto.parejaId === null, declaracionMessages.anularEnPareja)
  await anularLaSuya(ctx, prospecto, clonar)
  return 'ok' as const
})
