import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { deshacerAnulacion } from '@alerce/contract/operations/cartera/venta'
import { seDeshaceDesde } from '@alerce/domain/base/un-dia-para-deshacer'
import { declaracionVivaDe } from '../../../declaracion/ds/read-model.ts'
import { rechazoAnuladoDe } from '../../../mesa/rechazos/read-model.ts'
import { reinstateInvitacion } from '../../../mesa/rechazos/reinstate-invitacion.ts'
import { editProspecto } from '../../../postulacion/prospecto/policy.ts'
import { ensure } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'

/** While nothing else has come of the prospect: what was invited anew, or declared on paper, stays. */
export const deshacerAnulacionUseCase = useCase(deshacerAnulacion, async ({ prospectoId }, ctx) => {
  const prospecto = await editProspecto(ctx, prospectoId)
  const rechazo = await rechazoAnuladoDe(ctx.tx, prospectoId, seDeshaceDesde(ctx.ahora))
  ensure(rechazo && !(await declaracionVivaDe(ctx.tx, prospectoId)), carteraMessages.anulacionVencida)
  await reinstateInvitacion(ctx, prospecto, rechazo)
  return 'ok' as const
})
