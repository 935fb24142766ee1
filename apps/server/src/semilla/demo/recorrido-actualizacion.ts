import type { DemoCall } from './llamar.ts'

/** Quotes the open update of a sale: the cheapest plan above its 7 %, or the choice of `elegir` within its range. */
export async function cotizarActualizacion(
  llamar: DemoCall,
  prospectoId: number,
  elegir: 'barato' | 'caro' = 'barato',
): Promise<number> {
  const { minimoMonto, maximoMonto } = await llamar('calcularRentaUpd', { prospectoId })
  await llamar('guardarRangoPactadoUpd', { prospectoId, minimoPlan: minimoMonto, maximoPlan: maximoMonto })
  const enRango = await llamar('obtenerPlanesUpd', { prospectoId })
  const planes = enRango
    .filter(({ totalPesos }) => totalPesos >= minimoMonto)
    .toSorted((a, b) => a.totalPesos - b.totalPesos)
  const plan = planes.at(elegir === 'barato' ? 0 : -1)
  if (!plan) throw new Error('sin planes en el rango')
  const planId = plan.planId
  await llamar('guardarPreferenciasUpd', { prospectoId, planId, esSugerencia: 'N' })
  await llamar('guardarPlanSeleccionadoUpd', { prospectoId, planCotizacionId: planId, beneficiosComplementarios: [] })
  return planId
}
