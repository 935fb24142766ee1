import { cotizacionMessages } from '@alerce/contract/messages/cotizacion/cotizacion'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { guardarPlanSeleccionado } from '@alerce/contract/operations/cotizacion/plan-seleccionado'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { ensure, refuse } from '../../../refusal.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { type Beneficio, beneficiosElegidos } from '../../planes/read-model-beneficios.ts'
import { editarCotizacion } from '../editar-cotizacion.ts'
import { cotizarUno } from '../precio/elegir.ts'
import { exigirEnElRango } from '../precio/en-el-rango.ts'
import { presentarTotales } from '../presentar.ts'
import { cotizacionVigente, rangoDe } from '../read-model.ts'
import { guardarCotizacion } from '../repository.ts'

/** The benefits behind the codes: on offer, and one of each group (spec 2 §4). */
async function elegidos({ tx }: Context, codigos: readonly number[]): Promise<Beneficio[]> {
  const unicos = new Set(codigos)
  const beneficios = await beneficiosElegidos(tx, codigos)
  ensure(beneficios.length === unicos.size, planesMessages.beneficioNoDisponible)
  const grupos = new Set(beneficios.map((b) => b.grupo))
  ensure(grupos.size === beneficios.length, planesMessages.beneficioRepetido)
  return beneficios
}

export const guardarPlanSeleccionadoUseCase = useCase(
  guardarPlanSeleccionado,
  async ({ prospectoId, planCotizacionId, beneficiosComplementarios: codigos }, ctx) => {
    const prospecto = await editarCotizacion(ctx, prospectoId)
    const rango = (await rangoDe(ctx.tx, prospectoId)) ?? refuse(cotizacionMessages.sinRango)
    const cotizacion = await cotizarUno(ctx, prospecto, planCotizacionId, await elegidos(ctx, codigos))
    exigirEnElRango(cotizacion, rango, prospecto)
    const anterior = await cotizacionVigente(ctx.tx, prospectoId)
    await guardarCotizacion(ctx.tx, prospectoId, cotizacion, ctx.ahora)
    // each tick of a benefit saves the plan again: the Bitácora tells of the plan, once
    if (anterior?.plan.id !== cotizacion.plan.id)
      await anotar(ctx, prospectoId, 'planSeleccionado', cotizacion.plan.nombre)
    return presentarTotales(cotizacion)
  },
)
