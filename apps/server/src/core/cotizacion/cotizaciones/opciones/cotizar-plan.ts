import { cotizarPlan } from '@alerce/contract/operations/cotizacion/planes'
import { useCase } from '../../../use-case.ts'
import { savePreferenciasIn } from '../rango/guardar-preferencias.ts'
import { savePlanSeleccionadoIn } from '../seleccion/guardar-plan-seleccionado.ts'
import { mejoresOpcionesEn } from './obtener-mejores-opciones-cotizacion.ts'

/**
 * Searches and chooses in one call. The preferences stay saved when nothing is found, so that the form shows them
 * again.
 */
export const cotizarPlanUseCase = useCase(cotizarPlan, async ({ lugar, ...preferencias }, ctx) => {
  const { prospectoId } = preferencias
  await savePreferenciasIn(lugar)(preferencias, ctx)
  const opciones = await mejoresOpcionesEn(lugar)({ prospectoId }, ctx)
  const [unica, ...otras] = opciones
  if (unica && otras.length === 0) {
    const { planCotizacionId } = unica
    await savePlanSeleccionadoIn(lugar)({ prospectoId, planCotizacionId, beneficiosComplementarios: [] }, ctx)
  }
  return opciones
})
