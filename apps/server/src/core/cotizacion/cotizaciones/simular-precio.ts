import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { simularPrecio } from '@alerce/contract/operations/cotizacion/plan-seleccionado'
import { pesos } from '@alerce/domain/base/dinero/tipos'
import { refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { type Beneficio, beneficiosElegidos } from '../planes/read-model-beneficios.ts'
import type { Cotizable } from './cotizable.ts'
import { basesDe, comoEsta, type Supuestos } from './precio/bases.ts'
import { quoteUno } from './precio/choose.ts'
import { cabe } from './precio/en-el-rango.ts'
import { limitesDe } from './precio/limites.ts'
import { presentTotales } from './present.ts'
import { cotizacionVigente } from './read-model.ts'
import { readToQuote } from './read-to-quote.ts'

interface Elegido {
  readonly planId: number
  readonly beneficios: readonly Beneficio[]
}

async function attempt(ctx: Context, prospecto: Cotizable, { planId, beneficios }: Elegido, supuestos: Supuestos) {
  const bases = await basesDe(ctx, prospecto, supuestos)
  const cotizacion = await quoteUno(ctx, prospecto, planId, beneficios, { bases })
  const { monto, minimoMonto, maximoMonto } = await limitesDe(ctx, prospecto, bases, supuestos)
  const rango = { minimo: minimoMonto, maximo: maximoMonto }
  const precio = { cotizacion: presentTotales(cotizacion), cabe: cabe(cotizacion, rango, prospecto) }
  return { ...precio, monto, minimoMonto, maximoMonto }
}

export const simularPrecioUseCase = useCase(simularPrecio, async ({ prospectoId, lugar, renta, ...otros }, ctx) => {
  const prospecto = await readToQuote(ctx, prospectoId, lugar)
  const vigente = (await cotizacionVigente(ctx.tx, prospectoId, lugar)) ?? refuse(planesMessages.sinPlan)
  const beneficios = await beneficiosElegidos(ctx, vigente.beneficiosComplementarios)
  const elegido = { planId: vigente.plan.id, beneficios }
  const supuestos = { ...otros, ...(renta === undefined ? {} : { renta: pesos(renta) }) }
  return {
    ahora: await attempt(ctx, prospecto, elegido, comoEsta),
    supuesto: await attempt(ctx, prospecto, elegido, supuestos),
  }
})
