import { compensacionMessages as m } from '@alerce/contract/messages/cotizacion/compensacion'
import type { Input } from '@alerce/contract/operation'
import { replicarPlanCompensado } from '@alerce/contract/operations/cotizacion/compensacion'
import { ensure, refuse } from '../../../refusal.ts'
import { type Context, useCase } from '../../../use-case.ts'
import type { Cotizable } from '../cotizable.ts'
import { editCotizacion } from '../edit-cotizacion.ts'
import { basesDe } from '../precio/bases.ts'
import { limitesDe } from '../precio/limites.ts'
import { type Lugar, preferenciasDe, rangoDe } from '../read-model.ts'
import { guardarPreferencias, saveRango } from '../repository.ts'
import { savePlanSeleccionadoIn } from '../seleccion/guardar-plan-seleccionado.ts'
import { cotizacionesDe, takePareja } from './read-pareja.ts'

/** Range of the receiver; without one, sets the widest that its income allows. */
async function ensureRango(ctx: Context, recibe: Cotizable): Promise<void> {
  if (await rangoDe(ctx.tx, recibe.id, recibe.lugar)) return
  const { minimoMonto, maximoMonto } = await limitesDe(ctx, recibe, await basesDe(ctx, recibe))
  await saveRango(ctx.tx, recibe.id, { minimo: minimoMonto, maximo: maximoMonto }, recibe.lugar)
}

/** Chooses the giver's plan for the receiver as if by hand: same plan, special benefit and complementary benefits. */
export const replicatePlanIn =
  (lugar: Lugar) =>
  async ({ prospectoId }: Input<typeof replicarPlanCompensado>, ctx: Context) => {
    const pareja = await takePareja(ctx, prospectoId, lugar)
    ensure(pareja.lado === 'otorga', m.otorganteSinPlan)
    ensure(lugar === 'actualizacion' || pareja.recibe.etapa === 'prospecto', m.soloParaQuienRecibe)
    const { otorga } = await cotizacionesDe(ctx, pareja)
    const { plan, beneficiosComplementarios } = otorga ?? refuse(m.otorganteSinPlan)
    const recibe = await editCotizacion(ctx, pareja.recibe.id, lugar)
    await ensureRango(ctx, recibe)
    const suyas = await preferenciasDe(ctx.tx, prospectoId, lugar)
    const preferencias = {
      codigoRegion: recibe.codigoRegion,
      codigoPrestador: null,
      hospitalario: null,
      ambulatorio: null,
      montoAdicionalMax: null,
      planId: plan.id,
      besId: suyas?.planId === plan.id ? suyas.besId : null,
      esSugerencia: false,
    }
    await guardarPreferencias(ctx.tx, recibe.id, preferencias, lugar)
    const elegido = { planCotizacionId: plan.id, beneficiosComplementarios: [...beneficiosComplementarios] }
    await savePlanSeleccionadoIn(lugar)({ prospectoId: recibe.id, ...elegido }, ctx)
    return 'ok' as const
  }

export const replicarPlanCompensadoUseCase = useCase(replicarPlanCompensado, replicatePlanIn('venta'))
