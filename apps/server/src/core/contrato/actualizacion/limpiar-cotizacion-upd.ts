import { limpiarCotizacionUpd } from '@alerce/contract/operations/contrato/actualizacion'
import { recordarActo } from '../../base/deshacer/recordar-acto.ts'
import { exigirSuActualizacion } from '../../cotizacion/cotizacion/exigir-su-actualizacion.ts'
import { olvidarDeLaActualizacion } from '../../cotizacion/cotizacion/olvidar-de-la-actualizacion.ts'
import { hayPlanSeleccionado } from '../../cotizacion/cotizacion/read-model.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'

/** Deletes the quote of the open update; the confirmed plan stays. */
export const limpiarCotizacionUpdUseCase = useCase(limpiarCotizacionUpd, async ({ prospectoId }, ctx) => {
  await exigirSuActualizacion(ctx, await editarProspecto(ctx, prospectoId))
  const habia = await hayPlanSeleccionado(ctx.tx, prospectoId, 'actualizacion')
  await olvidarDeLaActualizacion(ctx, prospectoId)
  if (habia) await recordarActo(ctx, 'limpiarCotizacionUpd', { input: { prospectoId }, prospectoId })
  return 'ok' as const
})
