import { compararPlanes } from '@alerce/contract/operations/cotizacion/comparacion'
import { useCase } from '../../../use-case.ts'
import { presentComparado, readComparacion } from './read-comparacion.ts'

export const compararPlanesUseCase = useCase(compararPlanes, async (pedido, ctx) => {
  const { planes } = await readComparacion(ctx, pedido)
  return planes.map(presentComparado)
})
