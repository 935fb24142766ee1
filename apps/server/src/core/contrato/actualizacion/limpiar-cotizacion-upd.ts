import { limpiarCotizacionUpd } from '@alerce/contract/operations/contrato/actualizacion'
import { rememberActo } from '../../base/deshacer/remember-acto.ts'
import { ensureSuActualizacion } from '../../cotizacion/cotizaciones/ensure-su-actualizacion.ts'
import { forgetDeLaActualizacion } from '../../cotizacion/cotizaciones/forget-de-la-actualizacion.ts'
import { hayPlanSeleccionado } from '../../cotizacion/cotizaciones/read-model.ts'
import { editProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'

/** Deletes the quote of the open update; the confirmed plan stays. */
export const limpiarCotizacionUpdUseCase = useCase(limpiarCotizacionUpd, async ({ prospectoId }, ctx) => {
  await ensureSuActualizacion(ctx, await editProspecto(ctx, prospectoId))
  const habia = await hayPlanSeleccionado(ctx.tx, prospectoId, 'actualizacion')
  await forgetDeLaActualizacion(ctx, prospectoId)
  if (habia) await rememberActo(ctx, 'limpiarCotizacionUpd', { input: { prospectoId }, prospectoId })
  return 'ok' as const
})
