import { cartas } from '@alerce/contract/catalogos/base/cartas'
import { revisarEnvioCotizacion } from '@alerce/contract/operations/cotizacion/envio'
import { useCase } from '../../../use-case.ts'
import { direccionDePagina } from '../../publica/create-enlace.ts'
import { readToQuote } from '../read-to-quote.ts'
import { cartaDeCotizacion, ensureEnviable, readOfrecida } from './carta.ts'

export const revisarEnvioCotizacionUseCase = useCase(revisarEnvioCotizacion, async ({ prospectoId, lugar }, ctx) => {
  const postulante = await readToQuote(ctx, prospectoId, lugar)
  const cotizacion = await ensureEnviable(ctx, prospectoId, lugar)
  const ofrecida = await readOfrecida(ctx, postulante, cotizacion)
  // Its link is made when the letter leaves
  const carta = cartaDeCotizacion(postulante, cotizacion, ofrecida, direccionDePagina(ctx, '…'))
  return { asunto: cartas.cotizacion.asunto(cotizacion.plan.nombre), ...carta }
})
