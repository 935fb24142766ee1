import { enviarAntecedentes } from '@alerce/contract/operations/declaracion/postulante-resultado'
import { notify } from '../../../base/notificaciones/notify.ts'
import { useCase } from '../../../use-case.ts'
import { closeEvaluada, judgeCierre } from '../../evaluacion/close-evaluada.ts'
import { ultimoPaso } from '../../evaluacion/read-model.ts'
import { takePostulacion } from '../take-postulacion.ts'

/** Back to the queue that asked; once it is there, sending again changes nothing. */
export const enviarAntecedentesUseCase = useCase(enviarAntecedentes, async (_input, ctx) => {
  const { declaracion, prospecto } = await takePostulacion(ctx)
  const financiera = declaracion.resultado === 7 || (await ultimoPaso(ctx.tx, declaracion.id))?.clase === 'financiera'
  const cierre = await judgeCierre(ctx, declaracion, financiera ? 6 : 3, null)
  if (!cierre) return 'ok' as const
  await closeEvaluada(ctx, cierre)
  await notify(ctx, { usuarioId: prospecto.asesorId, prospectoId: prospecto.id }, 'antecedentesDelPostulante')
  return 'ok' as const
})
