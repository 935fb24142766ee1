import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { resumenCotizacion } from '@alerce/contract/operations/cotizacion/plan-seleccionado'
import { leerProspecto } from '../../../postulacion/prospecto/policy.ts'
import { refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { presentarTotales } from '../presentar.ts'
import { cotizacionVigente } from '../read-model.ts'

export const resumenCotizacionUseCase = useCase(resumenCotizacion, async ({ prospectoId }, ctx) => {
  await leerProspecto(ctx, prospectoId)
  return presentarTotales((await cotizacionVigente(ctx.tx, prospectoId)) ?? refuse(planesMessages.sinPlan))
})
