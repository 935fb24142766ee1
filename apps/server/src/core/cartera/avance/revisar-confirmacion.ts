import { revisarConfirmacion } from '@alerce/contract/operations/cartera/gestion'
import { exigirConfirmable } from '../../contrato/actualizacion/confirmacion/exigir-confirmable.ts'
import { leerProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { exigirAvance } from './exigir-avance.ts'

/** Of a pair the choice of a plan ends where both compensate; of who sells alone, and of an update, in its confirmation. */
export const revisarConfirmacionUseCase = useCase(revisarConfirmacion, async ({ prospectoId, lugar }, ctx) => {
  const prospecto = await leerProspecto(ctx, prospectoId)
  if (lugar === 'actualizacion') await exigirConfirmable(ctx, prospecto)
  else
    await exigirAvance(
      ctx,
      prospecto,
      prospecto.parejaId === null ? 'cotizacionFinalizada' : 'resumenCotizacionCompensado',
    )
  return 'ok' as const
})
