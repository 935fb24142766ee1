import { listener } from '../../../listener.ts'
import { declaracionDenegada } from '../../ds/events.ts'
import { notifyCierre } from './notify-cierre.ts'

/** Closed by the round, its advisor reads it in the bell: they pressed nothing, and what was declared is given back. */
export const onDeclaracionDenegada = listener(declaracionDenegada, (ctx, ds) =>
  notifyCierre(ctx, ds, 'denegadaCerrada'),
)
