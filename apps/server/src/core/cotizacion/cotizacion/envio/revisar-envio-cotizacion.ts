import { cartas } from '@alerce/contract/catalogos/cartas'
import { revisarEnvioCotizacion } from '@alerce/contract/operations/cotizacion/envio'
import { useCase } from '../../../use-case.ts'
import { leerParaCotizar } from '../leer-para-cotizar.ts'
import { cartaDeCotizacion } from './carta.ts'
import { exigirEnviable } from './exigir-enviable.ts'

export const revisarEnvioCotizacionUseCase = useCase(revisarEnvioCotizacion, async ({ prospectoId }, ctx) => {
  const postulante = await leerParaCotizar(ctx, prospectoId)
  const cotizacion = await exigirEnviable(ctx, prospectoId)
  return { asunto: cartas.cotizacion.asunto(cotizacion.plan.nombre), ...cartaDeCotizacion(postulante, cotizacion) }
})
