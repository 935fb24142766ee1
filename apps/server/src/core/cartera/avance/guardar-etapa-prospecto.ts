import { guardarEtapaProspecto } from '@alerce/contract/operations/postulacion/prospecto'
import { confirmarPlan } from '../../cotizacion/cotizacion/confirmar-plan.ts'
import { cambiarEtapa } from '../../postulacion/prospecto/cambiar-etapa.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { exigirAvance } from './exigir-avance.ts'

/** Saves a stage of the prospect; confirming a plan fixes its quote. The stage it has already changes nothing. */
export const guardarEtapaProspectoUseCase = useCase(
  guardarEtapaProspecto,
  async ({ prospectoId, etapa, totalVisto }, ctx) => {
    const prospecto = await editarProspecto(ctx, prospectoId)
    if (prospecto.etapa === etapa) return { etapa }
    await exigirAvance(ctx, prospecto, etapa)
    // a price that has to be asked back leaves the new one chosen, and the stage as it was
    if (etapa === 'cotizacionFinalizada') await confirmarPlan(ctx, prospecto, totalVisto)
    await cambiarEtapa(ctx, prospecto, etapa)
    return { etapa }
  },
)
