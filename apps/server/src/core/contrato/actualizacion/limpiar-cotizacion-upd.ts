import { limpiarCotizacionUpd } from '@alerce/contract/operations/contrato/actualizacion'
import { olvidarDeLaActualizacion } from '../../cotizacion/cotizacion/olvidar-de-la-actualizacion.ts'
import { exigirActualizacion } from '../../postulacion/edicion/exigir-actualizacion.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'

/** What the open update quoted is forgotten; what the sale stands on stays. */
export const limpiarCotizacionUpdUseCase = useCase(limpiarCotizacionUpd, async ({ prospectoId }, ctx) => {
  await editarProspecto(ctx, prospectoId)
  await exigirActualizacion(ctx, prospectoId)
  await olvidarDeLaActualizacion(ctx, prospectoId)
  return 'ok' as const
})
