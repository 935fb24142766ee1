import { listener } from '../../listener.ts'
import { prospectoCambiado } from '../../postulacion/prospecto/events.ts'
import { refreshEstado } from './refresh-estado.ts'

export const onProspectoCambiado = listener(prospectoCambiado, (ctx, { prospectoId }) =>
  refreshEstado(ctx, prospectoId),
)
