import { declaracionVivaDe } from '../../declaracion/ds/read-model.ts'
import { listener } from '../../listener.ts'
import { irregularidadCambiada } from '../../mesa/irregularidades/events.ts'
import { countersign } from './countersign.ts'

/** Checks a signed sale again: an irregularity holds its contract, its closing may conclude it. */
export const onIrregularidadCambiada = listener(irregularidadCambiada, async (ctx, { prospectoId, suscribe }) => {
  const declaracion = await declaracionVivaDe(ctx.tx, prospectoId)
  if (declaracion) await countersign(ctx, declaracion.id, suscribe)
})
