import { limpiarCotizacionUpd } from '@alerce/contract/operations/contrato/actualizacion'
import { exigirSuActualizacion } from '../../cotizacion/cotizacion/exigir-su-actualizacion.ts'
import { olvidarDeLaActualizacion } from '../../cotizacion/cotizacion/olvidar-de-la-actualizacion.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'

/** What the open update quoted is forgotten; what the sale stands on stays. */
export const limpiarCotizacionUpdUseCase = useCase(limpiarCotizacionUpd, async ({ prospectoId }, ctx) => {
  await exigirSuActualizacion(ctx, await editarProspecto(ctx, prospectoId))
  await olvidarDeLaActualizacion(ctx, prospectoId)
  return 'ok' as const
})
