import { cotizacionMessages } from '@alerce/contract/messages/cotizacion/cotizacion'
import type { Input } from '@alerce/contract/operation'
import { guardarPlanSeleccionado } from '@alerce/contract/operations/cotizacion/plan-seleccionado'
import { note } from '../../../base/bitacora/note.ts'
import { refuse } from '../../../refusal.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { editCotizacion } from '../edit-cotizacion.ts'
import { quoteUno } from '../precio/choose.ts'
import { beneficiosPorCodigo, ensureInRango } from '../precio/en-el-rango.ts'
import { presentTotales } from '../present.ts'
import { cotizacionVigente, type Lugar, rangoDe } from '../read-model.ts'
import { saveCotizacion } from '../repository.ts'

export const savePlanSeleccionadoIn =
  (lugar: Lugar) =>
  async (
    {
      prospectoId,
      planCotizacionId,
      beneficiosComplementarios: codigos,
    }: Omit<Input<typeof guardarPlanSeleccionado>, 'montoSiete'>,
    ctx: Context,
  ) => {
    const prospecto = await editCotizacion(ctx, prospectoId, lugar)
    const rango = (await rangoDe(ctx.tx, prospectoId, lugar)) ?? refuse(cotizacionMessages.sinRango)
    const cotizacion = await quoteUno(ctx, prospecto, planCotizacionId, await beneficiosPorCodigo(ctx, codigos))
    ensureInRango(cotizacion, rango, prospecto)
    const anterior = await cotizacionVigente(ctx.tx, prospectoId, lugar)
    await saveCotizacion(ctx.tx, prospectoId, cotizacion, ctx.ahora, lugar)
    // each change of a benefit saves the plan again, but the Bitácora records the plan once
    if (anterior?.plan.id !== cotizacion.plan.id)
      await note(ctx, prospectoId, 'planSeleccionado', cotizacion.plan.nombre)
    return presentTotales(cotizacion)
  }

export const guardarPlanSeleccionadoUseCase = useCase(guardarPlanSeleccionado, savePlanSeleccionadoIn('venta'))
