import { anotacionMessages as m } from '@alerce/contract/messages/cartera/seguimiento'
import { responderAnotacion } from '@alerce/contract/operations/cartera/seguimiento'
import { maximoDeAnotaciones, seResponde } from '@alerce/domain/cartera/seguimiento/anotacion'
import { persona } from '../../actor.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { cuantasAnotaciones, takeAnotacion } from './read-model.ts'
import { writeAnotacion } from './write-anotacion.ts'

export const responderAnotacionUseCase = useCase(responderAnotacion, async ({ anotacionId: notaId, texto }, ctx) => {
  const nota = (await takeAnotacion(ctx.tx, notaId)) ?? refuse(m.eliminada)
  const { id: prospectoId, asesorId } = await readProspecto(ctx, nota.prospectoId)
  ensure(nota.borradaEn === null, m.eliminada)
  const { usuarioId, nombre } = persona(ctx)
  ensure(seResponde(nota) && nota.autorId !== usuarioId, m.noSeResponde)
  ensure((await cuantasAnotaciones(ctx.tx, prospectoId)) < maximoDeAnotaciones, m.demasiadas)
  const anotacionId = await writeAnotacion(ctx, { prospectoId, clase: 'nota', texto, notaId })
  await notify(ctx, { usuarioId: asesorId, prospectoId }, 'mencionRespondida', nombre)
  return { anotacionId }
})
