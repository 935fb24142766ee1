import { cotizacionMessages } from '@alerce/contract/messages/cotizacion/cotizacion'
import type { Input } from '@alerce/contract/operation'
import { guardarPlanSeleccionado } from '@alerce/contract/operations/cotizacion/plan-seleccionado'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { refuse } from '../../../refusal.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { editarCotizacion } from '../editar-cotizacion.ts'
import { cotizarUno } from '../precio/elegir.ts'
import { beneficiosPorCodigo, exigirEnElRango } from '../precio/en-el-rango.ts'
import { presentarTotales } from '../presentar.ts'
import { cotizacionVigente, type Lugar, rangoDe } from '../read-model.ts'
import { guardarCotizacion } from '../repository.ts'

export const guardarPlanSeleccionadoEn =
  (lugar: Lugar) =>
  async (
    {
      prospectoId,
      planCotizacionId,
      beneficiosComplementarios: codigos,
    }: Omit<Input<typeof guardarPlanSeleccionado>, 'montoSiete'>,
    ctx: Context,
  ) => {
    const prospecto = await editarCotizacion(ctx, prospectoId, lugar)
    const rango = (await rangoDe(ctx.tx, prospectoId, lugar)) ?? refuse(cotizacionMessages.sinRango)
    const cotizacion = await cotizarUno(ctx, prospecto, planCotizacionId, await beneficiosPorCodigo(ctx, codigos))
    exigirEnElRango(cotizacion, rango, prospecto)
    const anterior = await cotizacionVigente(ctx.tx, prospectoId, lugar)
    await guardarCotizacion(ctx.tx, prospectoId, cotizacion, ctx.ahora, lugar)
    // each change of a benefit saves the plan again, but the Bitácora records the plan once
    if (anterior?.plan.id !== cotizacion.plan.id)
      await anotar(ctx, prospectoId, 'planSeleccionado', cotizacion.plan.nombre)
    return presentarTotales(cotizacion)
  }

export const guardarPlanSeleccionadoUseCase = useCase(guardarPlanSeleccionado, guardarPlanSeleccionadoEn('venta'))
