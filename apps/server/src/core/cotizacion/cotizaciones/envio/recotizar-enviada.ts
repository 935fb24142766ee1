import { recotizarEnviada } from '@alerce/contract/operations/cotizacion/envio'
import { useCase } from '../../../use-case.ts'
import { beneficiosElegidos } from '../../planes/read-model-beneficios.ts'
import { quoteUno } from '../precio/choose.ts'
import { presentTotales } from '../present.ts'
import { readToQuote } from '../read-to-quote.ts'
import { readEnviada } from './read-enviada.ts'

export const recotizarEnviadaUseCase = useCase(recotizarEnviada, async ({ prospectoId, numero }, ctx) => {
  const prospecto = await readToQuote(ctx, prospectoId)
  const { cotizacion } = await readEnviada(ctx, prospectoId, numero)
  const beneficios = await beneficiosElegidos(ctx, cotizacion.beneficiosComplementarios)
  return presentTotales(await quoteUno(ctx, prospecto, cotizacion.plan.id, beneficios))
})
