import { compensacionMessages as m } from '@alerce/contract/messages/cotizacion/compensacion'
import { replicarPlanCompensado } from '@alerce/contract/operations/cotizacion/compensacion'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { editarCotizacion } from '../editar-cotizacion.ts'
import { basesDe } from '../precio/bases.ts'
import { limitesDe } from '../precio/limites.ts'
import { preferenciasDe, rangoDe } from '../read-model.ts'
import { guardarPreferencias, guardarRango } from '../repository.ts'
import { guardarPlanSeleccionadoUseCase } from '../seleccion/guardar-plan-seleccionado.ts'
import { cotizacionesDe, tomarPareja } from './leer-pareja.ts'

/** The receiver's own range; of who has none yet, all that its income allows. */
async function exigirRango(ctx: Context, recibe: Prospecto): Promise<void> {
  if (await rangoDe(ctx.tx, recibe.id)) return
  const { minimoMonto, maximoMonto } = await limitesDe(ctx, recibe, await basesDe(ctx, recibe))
  await guardarRango(ctx.tx, recibe.id, { minimo: minimoMonto, maximo: maximoMonto })
}

/** Chosen by hand, as it was chosen for the giver: the same plan, its special benefit and the complementary ones. */
export const replicarPlanCompensadoUseCase = useCase(replicarPlanCompensado, async ({ prospectoId }, ctx) => {
  const pareja = await tomarPareja(ctx, prospectoId)
  ensure(pareja.lado === 'otorga', m.otorganteSinPlan)
  ensure(pareja.recibe.etapa === 'prospecto', m.soloParaQuienRecibe)
  const { otorga } = await cotizacionesDe(ctx, pareja)
  const { plan, beneficiosComplementarios } = otorga ?? refuse(m.otorganteSinPlan)
  const recibe = await editarCotizacion(ctx, pareja.recibe.id)
  await exigirRango(ctx, recibe)
  const suyas = await preferenciasDe(ctx.tx, prospectoId)
  await guardarPreferencias(ctx.tx, recibe.id, {
    codigoRegion: recibe.codigoRegion,
    codigoPrestador: null,
    hospitalario: null,
    ambulatorio: null,
    montoAdicionalMax: null,
    planId: plan.id,
    besId: suyas?.planId === plan.id ? suyas.besId : null,
    esSugerencia: false,
  })
  const elegido = { planCotizacionId: plan.id, beneficiosComplementarios: [...beneficiosComplementarios] }
  await guardarPlanSeleccionadoUseCase.run({ prospectoId: recibe.id, ...elegido }, ctx)
  return 'ok' as const
})
