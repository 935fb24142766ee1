import { limpiarCotizacionUpd } from '@alerce/contract/operations/contrato/actualizacion'
import { exigirActualizacion } from '../../postulacion/edicion/exigir-actualizacion.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'

/** The confirmed plan stays, and an open update cannot have quoted anything yet: there is nothing to forget. */
export const limpiarCotizacionUpdUseCase = useCase(limpiarCotizacionUpd, async ({ prospectoId }, ctx) => {
  await editarProspecto(ctx, prospectoId)
  await exigirActualizacion(ctx, prospectoId)
  return 'ok' as const
})
