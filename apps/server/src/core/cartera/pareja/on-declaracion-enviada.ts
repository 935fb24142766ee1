import { declaracionEnviada } from '../../declaracion/declaracion/events.ts'
import { listener } from '../../listener.ts'
import { avisarALaPareja } from './avisar-a-la-pareja.ts'

/** The giver's signature lets the receiver sign. */
export const onDeclaracionEnviada = listener(declaracionEnviada, (ctx, { prospectoId, etapa }) =>
  avisarALaPareja(ctx, prospectoId, { etapaDS: etapa, dsFirmada: false }),
)
