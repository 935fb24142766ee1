import { cartas } from '@alerce/contract/catalogos/base/cartas'
import { revisarEnvioCotizacion } from '@alerce/contract/operations/cotizacion/envio'
import { useCase } from '../../../use-case.ts'
import { leerParaCotizar } from '../leer-para-cotizar.ts'
import { cartaDeCotizacion, exigirEnviable, leerOfrecida } from './carta.ts'

export const revisarEnvioCotizacionUseCase = useCase(revisarEnvioCotizacion, async ({ prospectoId, lugar }, ctx) => {
  const postulante = await leerParaCotizar(ctx, prospectoId, lugar)
  const cotizacion = await exigirEnviable(ctx, prospectoId, lugar)
  const carta = cartaDeCotizacion(postulante, cotizacion, await leerOfrecida(ctx, postulante, cotizacion))
  return { asunto: cartas.cotizacion.asunto(cotizacion.plan.nombre), ...carta }
})
