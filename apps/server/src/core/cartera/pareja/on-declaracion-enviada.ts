import { declaracionEnviada } from '../../declaracion/ds/events.ts'
import { listener } from '../../listener.ts'
import { notifyPareja } from './notify-pareja.ts'

/** The giver's signature lets the receiver sign. */
export const onDeclaracionEnviada = listener(declaracionEnviada, (ctx, { prospectoId, etapa }) =>
  notifyPareja(ctx, prospectoId, { etapaDS: etapa, dsFirmada: false }),
)
