import { common } from '@alerce/contract/messages/common'
import { moverTarea } from '@alerce/contract/operations/cartera/seguimiento'
import { momentoDeTarea, plazoDeTarea } from '@alerce/domain/cartera/seguimiento/tarea'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { editTarea } from './policy.ts'
import { updatePlazo } from './repository.ts'
import { ensurePlazo } from './schedule-tarea.ts'

/** Undone, it may go back to a day that has passed: it was there. */
export const moverTareaUseCase = useCase(moverTarea, async ({ tareaId, fecha, hora, vuelve }, ctx) => {
  const tarea = (await editTarea(ctx, tareaId)) ?? refuse(common.notFound)
  ensure(tarea.hechaEn === null, common.notFound)
  const plazo = { fecha, hora }
  ensurePlazo(ctx, plazo, vuelve)
  await updatePlazo(ctx.tx, tareaId, { momento: momentoDeTarea(plazo), conHora: hora !== null })
  return { antes: plazoDeTarea(tarea) }
})
