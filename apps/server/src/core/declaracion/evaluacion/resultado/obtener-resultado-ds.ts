import { obtenerResultadoDS } from '@alerce/contract/operations/declaracion/evaluacion'
import { useCase } from '../../../use-case.ts'
import { leerResultadoDeVenta } from './leer-resultado-de-venta.ts'

export const obtenerResultadoDSUseCase = useCase(obtenerResultadoDS, async (input, ctx) => {
  const { resultado, data } = await leerResultadoDeVenta(ctx, input)
  return { resultado, data }
})
