import type { DemoCall } from './call.ts'

/** Quotes the open update of a sale: the cheapest plan above its 7 %, or the choice of `choose` within its range. */
export async function quoteActualizacion(
  call: DemoCall,
  prospectoId: number,
  elegir: 'barato' | 'caro' = 'barato',
): Promise<number> {
  const { minimoMonto, maximoMonto } = await call('calcularRentaUpd', { prospectoId })
  await call('guardarRangoPactadoUpd', { prospectoId, minimoPlan: minimoMonto, maximoPlan: maximoMonto })
  const enRango = await call('obtenerPlanesUpd', { prospectoId })
  const planes = enRango
    .filter(({ totalPesos }) => totalPesos >= minimoMonto)
    .toSorted((a, b) => a.totalPesos - b.totalPesos)
  const plan = planes.at(elegir === 'barato' ? 0 : -1)
  if (!plan) throw new Error('sin planes en el rango')
  const planId = plan.planId
  await call('guardarPreferenciasUpd', { prospectoId, planId, esSugerencia: 'N' })
  await call('guardarPlanSeleccionadoUpd', { prospectoId, planCotizacionId: planId, beneficiosComplementarios: [] })
  return planId
}
