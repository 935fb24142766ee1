import { revisarConfirmacion } from '@alerce/contract/operations/cartera/gestion'
import { ensureConfirmable } from '../../contrato/actualizacion/confirmacion/ensure-confirmable.ts'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { ensureAvance } from './ensure-avance.ts'

/** Of a pair the choice of a plan ends where both compensate; of who sells alone, and of an update, in its confirmation. */
export const revisarConfirmacionUseCase = useCase(revisarConfirmacion, async ({ prospectoId, lugar }, ctx) => {
  const prospecto = await readProspecto(ctx, prospectoId)
  if (lugar === 'actualizacion') await ensureConfirmable(ctx, prospecto)
  else
    await ensureAvance(
      ctx,
      prospecto,
      prospecto.parejaId === null ? 'cotizacionFinalizada' : 'resumenCotizacionCompensado',
    )
  return 'ok' as const
})
