import { cotizacionMessages } from '@alerce/contract/messages/cotizacion/cotizacion'
import type { Input } from '@alerce/contract/operation'
import { cotizarPlanesManual } from '@alerce/contract/operations/cotizacion/planes'
import { refuse } from '../../../refusal.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { opcionManual } from '../precio/choose.ts'
import { presentOpcion } from '../present.ts'
import { type Lugar, preferenciasDe } from '../read-model.ts'
import { readToQuote } from '../read-to-quote.ts'

export const planManualEn =
  (lugar: Lugar) =>
  async ({ prospectoId, planId }: Input<typeof cotizarPlanesManual>, ctx: Context) => {
    const prospecto = await readToQuote(ctx, prospectoId, lugar)
    const elegido = planId ?? (await preferenciasDe(ctx.tx, prospectoId, lugar))?.planId
    const opciones = await opcionManual(
      ctx,
      prospecto,
      elegido ?? refuse(cotizacionMessages.planObligatorio, { campo: 'planId' }),
    )
    return opciones.map(presentOpcion)
  }

export const cotizarPlanesManualUseCase = useCase(cotizarPlanesManual, planManualEn('venta'))
