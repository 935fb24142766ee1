import { planesMessages } from '@alerce/contract/messages/planes'
import { resumenCotizacion } from '@alerce/contract/operations/plan-seleccionado'
import { leerProspecto } from '../../prospecto/policy.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { presentarTotales } from '../presentar.ts'
import { cotizacionVigente } from '../read-model.ts'

export const resumenCotizacionUseCase = useCase(resumenCotizacion, async ({ prospectoId }, ctx) => {
  await leerProspecto(ctx, prospectoId)
  return presentarTotales((await cotizacionVigente(ctx.tx, prospectoId)) ?? refuse(planesMessages.sinPlan))
})
