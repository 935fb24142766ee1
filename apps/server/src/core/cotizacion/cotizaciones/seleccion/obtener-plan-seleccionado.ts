import { obtenerPlanSeleccionado } from '@alerce/contract/operations/cotizacion/plan-seleccionado'
import { readProspecto } from '../../../postulacion/prospecto/policy.ts'
import { useCase } from '../../../use-case.ts'
import type { Cotizacion } from '../../registro/read-model.ts'
import { presentTotales } from '../present.ts'
import { cotizacionVigente } from '../read-model.ts'

/** Chosen plan as on the wire; nulls without one. */
export const presentSeleccionado = (vigente: Cotizacion | null) => ({
  planCotizacionId: vigente?.plan.id ?? null,
  beneficiosComplementarios: [...(vigente?.beneficiosComplementarios ?? [])],
  totalPesos: vigente?.foto.totalPesos ?? null,
  totalUF: vigente?.foto.totalUF ?? null,
  cotizacion: vigente && presentTotales(vigente),
})

export const obtenerPlanSeleccionadoUseCase = useCase(obtenerPlanSeleccionado, async ({ prospectoId }, ctx) => {
  await readProspecto(ctx, prospectoId)
  return presentSeleccionado(await cotizacionVigente(ctx.tx, prospectoId))
})
