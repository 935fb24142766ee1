import { obtenerPlanSeleccionado } from '@alerce/contract/operations/cotizacion/plan-seleccionado'
import { leerProspecto } from '../../../postulacion/prospecto/policy.ts'
import { useCase } from '../../../use-case.ts'
import type { Cotizacion } from '../../registro/read-model.ts'
import { presentarTotales } from '../presentar.ts'
import { cotizacionVigente } from '../read-model.ts'

/** Chosen plan as on the wire; nulls without one. */
export const presentarSeleccionado = (vigente: Cotizacion | null) => ({
  planCotizacionId: vigente?.plan.id ?? null,
  beneficiosComplementarios: [...(vigente?.beneficiosComplementarios ?? [])],
  totalPesos: vigente?.foto.totalPesos ?? null,
  totalUF: vigente?.foto.totalUF ?? null,
  cotizacion: vigente && presentarTotales(vigente),
})

export const obtenerPlanSeleccionadoUseCase = useCase(obtenerPlanSeleccionado, async ({ prospectoId }, ctx) => {
  await leerProspecto(ctx, prospectoId)
  return presentarSeleccionado(await cotizacionVigente(ctx.tx, prospectoId))
})
