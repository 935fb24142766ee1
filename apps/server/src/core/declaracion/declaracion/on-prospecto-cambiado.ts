import { listener } from '../../listener.ts'
import { prospectoCambiado } from '../../postulacion/prospecto/events.ts'
import { refrescarEstado } from './refrescar-estado.ts'

export const onProspectoCambiado = listener(prospectoCambiado, (ctx, { prospectoId }) =>
  refrescarEstado(ctx, prospectoId),
)
