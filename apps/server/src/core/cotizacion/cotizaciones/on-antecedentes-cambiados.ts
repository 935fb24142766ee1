import { listener } from '../../listener.ts'
import { antecedentesCambiados } from '../../postulacion/prospecto/events.ts'
import { deleteCotizacion } from './delete-cotizacion.ts'
import { forgetDeLaActualizacion } from './forget-de-la-actualizacion.ts'

/** Deletes the quote when data that its price depends on change (spec 2 §4). */
export const onAntecedentesCambiados = listener(
  antecedentesCambiados,
  async (ctx, { alPerderPlan, enActualizacion, ...prospecto }) => {
    if (enActualizacion) return await forgetDeLaActualizacion(ctx, prospecto.id)
    if (await deleteCotizacion(ctx, prospecto)) alPerderPlan?.()
  },
)
