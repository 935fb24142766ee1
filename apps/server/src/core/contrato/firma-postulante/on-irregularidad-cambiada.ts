import { declaracionVivaDe } from '../../declaracion/declaracion/read-model.ts'
import { listener } from '../../listener.ts'
import { irregularidadCambiada } from '../../mesa/irregularidades/events.ts'
import { contrafirmar } from './contrafirmar.ts'

/** What is signed is held by it, or goes on. */
export const onIrregularidadCambiada = listener(irregularidadCambiada, async (ctx, { prospectoId, suscribe }) => {
  const declaracion = await declaracionVivaDe(ctx.tx, prospectoId)
  if (declaracion) await contrafirmar(ctx, declaracion.id, suscribe)
})
