import { compararPlanes } from '@alerce/contract/operations/cotizacion/comparacion'
import { useCase } from '../../../use-case.ts'
import { leerComparacion, presentarComparado } from './leer-comparacion.ts'

export const compararPlanesUseCase = useCase(compararPlanes, async (pedido, ctx) => {
  const { planes } = await leerComparacion(ctx, pedido)
  return planes.map(presentarComparado)
})
