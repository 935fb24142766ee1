import { contestaElPostulante } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import { declaracionVivaDe } from '../../declaracion/ds/read-model.ts'
import { listener } from '../../listener.ts'
import { irregularidadPorCambiar } from '../../mesa/irregularidades/events.ts'
import { takeVentas } from '../firmados/read-ventas.ts'

/** The rows of all whose contract may be made by it, in their order. */
export const onIrregularidadPorCambiar = listener(irregularidadPorCambiar, async (ctx, { prospectoId }) => {
  const declaracion = await declaracionVivaDe(ctx.tx, prospectoId)
  if (declaracion && contestaElPostulante(declaracion)) await takeVentas(ctx, declaracion.id)
})
