import { obtenerPlanSeleccionado } from '@alerce/contract/operations/cotizacion/plan-seleccionado'
import { leerProspecto } from '../../../postulacion/prospecto/policy.ts'
import { useCase } from '../../../use-case.ts'
import { presentarTotales } from '../presentar.ts'
import { cotizacionVigente } from '../read-model.ts'

export const obtenerPlanSeleccionadoUseCase = useCase(obtenerPlanSeleccionado, async ({ prospectoId }, ctx) => {
  await leerProspecto(ctx, prospectoId)
  const vigente = await cotizacionVigente(ctx.tx, prospectoId)
  return {
    planCotizacionId: vigente?.plan.id ?? null,
    beneficiosComplementarios: [...(vigente?.beneficiosComplementarios ?? [])],
    totalPesos: vigente?.foto.totalPesos ?? null,
    totalUF: vigente?.foto.totalUF ?? null,
    cotizacion: vigente && presentarTotales(vigente),
  }
})
