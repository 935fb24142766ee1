import { cotizacionMessages } from '@alerce/contract/messages/cotizacion/cotizacion'
import type { Input } from '@alerce/contract/operation'
import { cotizarPlanesManual } from '@alerce/contract/operations/cotizacion/planes'
import { refuse } from '../../../refusal.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { leerParaCotizar } from '../leer-para-cotizar.ts'
import { opcionManual } from '../precio/elegir.ts'
import { presentarOpcion } from '../presentar.ts'
import { type Lugar, preferenciasDe } from '../read-model.ts'

export const planManualEn =
  (lugar: Lugar) =>
  async ({ prospectoId, planId }: Input<typeof cotizarPlanesManual>, ctx: Context) => {
    const prospecto = await leerParaCotizar(ctx, prospectoId, lugar)
    const elegido = planId ?? (await preferenciasDe(ctx.tx, prospectoId, lugar))?.planId
    const opciones = await opcionManual(
      ctx,
      prospecto,
      elegido ?? refuse(cotizacionMessages.planObligatorio, { campo: 'planId' }),
    )
    return opciones.map(presentarOpcion)
  }

export const cotizarPlanesManualUseCase = useCase(cotizarPlanesManual, planManualEn('venta'))
