import { anotacionMessages as m, tareaMessages } from '@alerce/contract/messages/cartera/seguimiento'
import { common } from '@alerce/contract/messages/common'
import { maximoDeTareas } from '@alerce/domain/cartera/seguimiento/tarea'
import { persona } from '../../actor.ts'
import { editProspecto } from '../../postulacion/prospecto/policy.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { cuantasTareas, takeAnotacion, takeTarea } from './read-model.ts'

/** Own annotation of a sale that the caller still has, locked; for others it does not exist. */
export async function editAnotacion(ctx: Context, anotacionId: number) {
  const anotacion = (await takeAnotacion(ctx.tx, anotacionId)) ?? refuse(m.eliminada)
  ensure(anotacion.autorId === persona(ctx).usuarioId, common.notFound)
  await editProspecto(ctx, anotacion.prospectoId)
  return anotacion
}

/** Own task, locked, or null when it is gone; for others it does not exist. */
export async function editTarea(ctx: Context, tareaId: number) {
  const tarea = await takeTarea(ctx.tx, tareaId)
  if (tarea === null) return null
  ensure(tarea.asesorId === persona(ctx).usuarioId, common.notFound)
  if (tarea.prospectoId !== null) await editProspecto(ctx, tarea.prospectoId)
  return tarea
}

/** Refuses one too many open tasks of an advisor. */
export async function ensureOtra({ tx }: Context, asesorId: number): Promise<void> {
  ensure((await cuantasTareas(tx, asesorId)) < maximoDeTareas, tareaMessages.demasiadas)
}
