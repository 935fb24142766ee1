import { obtenerResultadoDS } from '@alerce/contract/operations/declaracion/evaluacion'
import { useCase } from '../../../use-case.ts'
import { readResultadoDeVenta } from './read-resultado-de-venta.ts'

export const obtenerResultadoDSUseCase = useCase(obtenerResultadoDS, async (input, ctx) => {
  const { resultado, data } = await readResultadoDeVenta(ctx, input)
  return { resultado, data }
})
