import { recotizarEnviada } from '@alerce/contract/operations/cotizacion/envio'
import { useCase } from '../../../use-case.ts'
import { beneficiosElegidos } from '../../planes/read-model-beneficios.ts'
import { leerParaCotizar } from '../leer-para-cotizar.ts'
import { cotizarUno } from '../precio/elegir.ts'
import { presentarTotales } from '../presentar.ts'
import { leerEnviada } from './leer-enviada.ts'

export const recotizarEnviadaUseCase = useCase(recotizarEnviada, async ({ prospectoId, numero }, ctx) => {
  const prospecto = await leerParaCotizar(ctx, prospectoId)
  const { cotizacion } = await leerEnviada(ctx, prospectoId, numero)
  const beneficios = await beneficiosElegidos(ctx, cotizacion.beneficiosComplementarios)
  return presentarTotales(await cotizarUno(ctx, prospecto, cotizacion.plan.id, beneficios))
})
