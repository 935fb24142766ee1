import { explicarBusqueda } from '@alerce/contract/operations/cotizacion/planes'
import { queAmpliar } from '@alerce/domain/cotizacion/ampliar'
import { topeConAdicional } from '@alerce/domain/cotizacion/sugerencias'
import { useCase } from '../../../use-case.ts'
import { basesDe, price } from '../precio/bases.ts'
import { compromisoDe } from '../precio/en-el-rango.ts'
import { limitesDe, planesPara } from '../precio/limites.ts'
import { preferenciasDe, rangoDe } from '../read-model.ts'
import { readToQuote } from '../read-to-quote.ts'

export const explicarBusquedaUseCase = useCase(explicarBusqueda, async ({ prospectoId, lugar }, ctx) => {
  const prospecto = await readToQuote(ctx, prospectoId, lugar)
  const rango = await rangoDe(ctx.tx, prospectoId, lugar)
  const preferencias = await preferenciasDe(ctx.tx, prospectoId, lugar)
  if (!rango || !preferencias) return null
  const { codigoPrestador: prestador, hospitalario, ambulatorio, planId } = preferencias
  const region = preferencias.esSugerencia ? preferencias.codigoRegion : prospecto.codigoRegion
  // a search by hand means one plan, which only its price may exclude
  const uno = planId === null ? {} : { planId }
  const buscados = await planesPara(ctx, prospecto, { region, prestador, hospitalario, ambulatorio, ...uno })
  const bases = await basesDe(ctx, prospecto)
  const { monto: siete } = await limitesDe(ctx, prospecto, bases)
  return queAmpliar(
    {
      enRegion: (await planesPara(ctx, prospecto, { region })).length,
      conPrestador: await planesPara(ctx, prospecto, { region, prestador }),
      conBonificacion: buscados.map((plan) => ({
        nombre: plan.nombre,
        totalPesos: compromisoDe(price(bases, plan)),
      })),
    },
    rango,
    planId === null ? topeConAdicional(siete, preferencias.montoAdicionalMax) : null,
  )
})
