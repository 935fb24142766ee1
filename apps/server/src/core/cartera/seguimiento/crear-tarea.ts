import { crearTarea } from '@alerce/contract/operations/cartera/seguimiento'
import { persona } from '../../actor.ts'
import { editProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { ensurePlazo, scheduleTarea } from './schedule-tarea.ts'

export const crearTareaUseCase = useCase(crearTarea, async ({ prospectoId, texto, fecha, hora }, ctx) => {
  if (prospectoId !== null) await editProspecto(ctx, prospectoId)
  const plazo = { fecha, hora }
  ensurePlazo(ctx, plazo)
  const asesorId = persona(ctx).usuarioId
  return { tareaId: await scheduleTarea(ctx, { asesorId, prospectoId, origen: 'libre', texto, plazo }) }
})
