import { guardarEtapaProspecto } from '@alerce/contract/operations/postulacion/prospecto'
import { confirmPlan } from '../../cotizacion/cotizaciones/confirm-plan.ts'
import { changeEtapa } from '../../postulacion/prospecto/change-etapa.ts'
import { editProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { ensureAvance } from './ensure-avance.ts'

/** Saves a stage of the prospect; confirming a plan fixes its quote. The stage it has already changes nothing. */
export const guardarEtapaProspectoUseCase = useCase(
  guardarEtapaProspecto,
  async ({ prospectoId, etapa, totalVisto }, ctx) => {
    const prospecto = await editProspecto(ctx, prospectoId)
    if (prospecto.etapa === etapa) return { etapa }
    await ensureAvance(ctx, prospecto, etapa)
    // a price that has to be asked back leaves the new one chosen, and the stage as it was
    if (etapa === 'cotizacionFinalizada') await confirmPlan(ctx, prospecto, totalVisto)
    await changeEtapa(ctx, prospecto, etapa)
    return { etapa }
  },
)
