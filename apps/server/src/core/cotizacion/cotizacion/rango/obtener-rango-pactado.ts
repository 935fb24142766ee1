import { obtenerRangoPactado } from '@alerce/contract/operations/cotizacion/cotizacion'
import { leerProspecto } from '../../../postulacion/prospecto/policy.ts'
import { useCase } from '../../../use-case.ts'
import { rangoDe } from '../read-model.ts'

export const obtenerRangoPactadoUseCase = useCase(obtenerRangoPactado, async ({ prospectoId }, ctx) => {
  await leerProspecto(ctx, prospectoId)
  const rango = await rangoDe(ctx.tx, prospectoId)
  return { minimoPlan: rango?.minimo ?? null, maximoPlan: rango?.maximo ?? null }
})
