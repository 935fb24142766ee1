import { listener } from '../../../listener.ts'
import { declaracionInsuficiente } from '../../ds/events.ts'
import { notifyCierre } from './notify-cierre.ts'

/** Short of income and closed by the round, its advisor reads it in the bell: they pressed nothing. */
export const onDeclaracionInsuficiente = listener(declaracionInsuficiente, (ctx, ds) =>
  notifyCierre(ctx, ds, 'insuficienteCerrada'),
)
