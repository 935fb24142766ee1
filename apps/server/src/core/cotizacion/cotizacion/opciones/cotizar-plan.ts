import { cotizarPlan } from '@alerce/contract/operations/cotizacion/planes'
import { useCase } from '../../../use-case.ts'
import { guardarPreferenciasUseCase } from '../rango/guardar-preferencias.ts'
import { guardarPlanSeleccionadoUseCase } from '../seleccion/guardar-plan-seleccionado.ts'
import { obtenerMejoresOpcionesCotizacionUseCase } from './obtener-mejores-opciones-cotizacion.ts'

/** What is looked for stays kept where nothing is found: the form that asked shows it again. */
export const cotizarPlanUseCase = useCase(cotizarPlan, async (preferencias, ctx) => {
  const { prospectoId } = preferencias
  await guardarPreferenciasUseCase.run(preferencias, ctx)
  const opciones = await obtenerMejoresOpcionesCotizacionUseCase.run({ prospectoId }, ctx)
  const [unica, ...otras] = opciones
  if (unica && otras.length === 0) {
    const { planCotizacionId } = unica
    await guardarPlanSeleccionadoUseCase.run({ prospectoId, planCotizacionId, beneficiosComplementarios: [] }, ctx)
  }
  return opciones
})
