import { enviarAntecedentes } from '@alerce/contract/operations/declaracion/postulante-resultado'
import { notificar } from '../../../base/notificaciones/notificar.ts'
import { useCase } from '../../../use-case.ts'
import { cerrarEvaluada, juzgarCierre } from '../../evaluacion/cerrar-evaluada.ts'
import { ultimoPaso } from '../../evaluacion/read-model.ts'
import { tomarPostulacion } from '../tomar-postulacion.ts'

/** Back to the queue that asked; once it is there, sending again changes nothing. */
export const enviarAntecedentesUseCase = useCase(enviarAntecedentes, async (_input, ctx) => {
  const { declaracion, prospecto } = await tomarPostulacion(ctx)
  const financiera = declaracion.resultado === 7 || (await ultimoPaso(ctx.tx, declaracion.id))?.clase === 'financiera'
  const cierre = await juzgarCierre(ctx, declaracion, financiera ? 6 : 3, null)
  if (!cierre) return 'ok' as const
  await cerrarEvaluada(ctx, cierre)
  await notificar(ctx, { usuarioId: prospecto.asesorId, prospectoId: prospecto.id }, 'antecedentesDelPostulante')
  return 'ok' as const
})
