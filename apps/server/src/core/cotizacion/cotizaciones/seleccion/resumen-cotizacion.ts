import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { resumenCotizacion } from '@alerce/contract/operations/cotizacion/plan-seleccionado'
import { readProspecto } from '../../../postulacion/prospecto/policy.ts'
import { refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { presentTotales } from '../present.ts'
import { cotizacionVigente } from '../read-model.ts'

export const resumenCotizacionUseCase = useCase(resumenCotizacion, async ({ prospectoId }, ctx) => {
  await readProspecto(ctx, prospectoId)
  return presentTotales((await cotizacionVigente(ctx.tx, prospectoId)) ?? refuse(planesMessages.sinPlan))
})
