import { cotizacionMessages } from '@alerce/contract/messages/cotizacion/cotizacion'
import { cotizarPlanesManual } from '@alerce/contract/operations/cotizacion/planes'
import { refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { leerParaCotizar } from '../leer-para-cotizar.ts'
import { opcionManual } from '../precio/elegir.ts'
import { presentarOpcion } from '../presentar.ts'
import { preferenciasDe } from '../read-model.ts'

export const cotizarPlanesManualUseCase = useCase(cotizarPlanesManual, async ({ prospectoId, planId }, ctx) => {
  const prospecto = await leerParaCotizar(ctx, prospectoId)
  const elegido = planId ?? (await preferenciasDe(ctx.tx, prospectoId))?.planId
  const opciones = await opcionManual(
    ctx,
    prospecto,
    elegido ?? refuse(cotizacionMessages.planObligatorio, { campo: 'planId' }),
  )
  return opciones.map(presentarOpcion)
})
