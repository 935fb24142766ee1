import { listener } from '../../../listener.ts'
import { declaracionInsuficiente } from '../../declaracion/events.ts'
import { avisarCierre } from './avisar-cierre.ts'

/** Short of income and closed by the round, its advisor reads it in the bell: they pressed nothing. */
export const onDeclaracionInsuficiente = listener(declaracionInsuficiente, (ctx, ds) =>
  avisarCierre(ctx, ds, 'insuficienteCerrada'),
)
