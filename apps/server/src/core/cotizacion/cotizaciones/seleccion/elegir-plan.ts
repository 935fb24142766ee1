import { elegirPlan } from '@alerce/contract/operations/cotizacion/plan-seleccionado'
import { type Context, useCase } from '../../../use-case.ts'
import type { Cotizable } from '../cotizable.ts'
import { editCotizacion } from '../edit-cotizacion.ts'
import { opcionesSugeridas } from '../precio/choose.ts'
import { savePreferenciasIn } from '../rango/guardar-preferencias.ts'
import { cotizacionVigente, preferenciasDe } from '../read-model.ts'
import { savePlanSeleccionadoIn } from './guardar-plan-seleccionado.ts'

/** Whether a plan is among the current options. A plan chosen by hand is the only option, even if no longer on sale. */
async function estaAMano(ctx: Context, prospecto: Cotizable, planId: number): Promise<boolean> {
  const preferencias = await preferenciasDe(ctx.tx, prospecto.id, prospecto.lugar)
  if (preferencias?.planId) return preferencias.planId === planId
  return (await opcionesSugeridas(ctx, prospecto)).some(({ plan }) => plan.id === planId)
}

/**
 * Chooses a plan. A plan that was not suggested is chosen by hand, as in flow 2 (spec 2 §4). The marked benefits are
 * read first, because that choice deletes them.
 */
export const elegirPlanUseCase = useCase(elegirPlan, async ({ prospectoId, planId, lugar, ...pedido }, ctx) => {
  const prospecto = await editCotizacion(ctx, prospectoId, lugar)
  const vigente = await cotizacionVigente(ctx.tx, prospectoId, lugar)
  const beneficiosComplementarios = [...(pedido.beneficiosComplementarios ?? vigente?.beneficiosComplementarios ?? [])]
  if (!(await estaAMano(ctx, prospecto, planId)))
    await savePreferenciasIn(lugar)({ prospectoId, planId, esSugerencia: 'N' }, ctx)
  const elegido = { prospectoId, planCotizacionId: planId, beneficiosComplementarios }
  return await savePlanSeleccionadoIn(lugar)(elegido, ctx)
})
