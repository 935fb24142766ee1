import { listener } from '../../listener.ts'
import { antecedentesCambiados } from '../../postulacion/prospecto/events.ts'
import { borrarCotizacion } from './borrar-cotizacion.ts'
import { olvidarDeLaActualizacion } from './olvidar-de-la-actualizacion.ts'

/** Deletes the quote when data that its price depends on change (spec 2 §4). */
export const onAntecedentesCambiados = listener(
  antecedentesCambiados,
  async (ctx, { alPerderPlan, enActualizacion, ...prospecto }) => {
    if (enActualizacion) return await olvidarDeLaActualizacion(ctx, prospecto.id)
    if (await borrarCotizacion(ctx, prospecto)) alPerderPlan?.()
  },
)
