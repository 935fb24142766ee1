import { listener } from '../../listener.ts'
import { prospectoCambiado } from '../../postulacion/prospecto/events.ts'
import { notifyPareja } from './notify-pareja.ts'

/** A stage of one of a pair may let the other go on, or make it wait. */
export const onProspectoCambiado = listener(prospectoCambiado, async (ctx, { prospectoId, desde }) => {
  if (desde !== undefined) await notifyPareja(ctx, prospectoId, { etapa: desde })
})
