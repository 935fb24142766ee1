import { eliminarTarea } from '@alerce/contract/operations/cartera/seguimiento'
import { useCase } from '../../use-case.ts'
import { editTarea } from './policy.ts'
import { deleteTarea } from './repository.ts'

export const eliminarTareaUseCase = useCase(eliminarTarea, async ({ tareaId }, ctx) => {
  const tarea = await editTarea(ctx, tareaId)
  if (tarea?.hechaEn === null) await deleteTarea(ctx.tx, tareaId)
  return 'ok' as const
})
