import { eliminarTarea } from '@alerce/contract/operations/cartera/seguimiento'
import { useCase } from '../../use-case.ts'
import { editTarea } from './policy.ts'
import { deleteTarea, markHecha } from './repository.ts'

export const eliminarTareaUseCase = useCase(eliminarTarea, async ({ tareaId }, ctx) => {
  const tarea = await editTarea(ctx, tareaId)
  if (tarea?.hechaEn !== null) return 'ok' as const
  // Kept as done: deleted, the next round would make it again
  if (tarea.clave === null) await deleteTarea(ctx.tx, tareaId)
  else await markHecha(ctx.tx, tareaId, ctx.ahora)
  return 'ok' as const
})
