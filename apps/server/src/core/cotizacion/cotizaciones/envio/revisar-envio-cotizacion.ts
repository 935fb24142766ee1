import { cartas } from '@alerce/contract/catalogos/base/cartas'
import { revisarEnvioCotizacion } from '@alerce/contract/operations/cotizacion/envio'
import { useCase } from '../../../use-case.ts'
import { readToQuote } from '../read-to-quote.ts'
import { cartaDeCotizacion, ensureEnviable, readOfrecida } from './carta.ts'

export const revisarEnvioCotizacionUseCase = useCase(revisarEnvioCotizacion, async ({ prospectoId, lugar }, ctx) => {
  const postulante = await readToQuote(ctx, prospectoId, lugar)
  const cotizacion = await ensureEnviable(ctx, prospectoId, lugar)
  const carta = cartaDeCotizacion(postulante, cotizacion, await readOfrecida(ctx, postulante, cotizacion))
  return { asunto: cartas.cotizacion.asunto(cotizacion.plan.nombre), ...carta }
})
