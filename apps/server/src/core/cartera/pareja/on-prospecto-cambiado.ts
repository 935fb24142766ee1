import { listener } from '../../listener.ts'
import { prospectoCambiado } from '../../postulacion/prospecto/events.ts'
import { avisarALaPareja } from './avisar-a-la-pareja.ts'

/** A stage of one of a pair may let the other go on, or make it wait. */
export const onProspectoCambiado = listener(prospectoCambiado, async (ctx, { prospectoId, desde }) => {
  if (desde !== undefined) await avisarALaPareja(ctx, prospectoId, { etapa: desde })
})
