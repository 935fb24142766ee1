import { listener } from '../../listener.ts'
import { antecedentesCambiados } from '../../postulacion/prospecto/events.ts'
import { borrarCotizacion } from './borrar-cotizacion.ts'

/** Whoever changes what a price hangs on loses the quote (spec 2 §4). */
export const onAntecedentesCambiados = listener(antecedentesCambiados, async (ctx, { alPerderPlan, ...prospecto }) => {
  if (await borrarCotizacion(ctx, prospecto)) alPerderPlan?.()
})
