import type { Input } from '@alerce/contract/operation'
import { calcularRenta } from '@alerce/contract/operations/cotizacion/cotizacion'
import { type Context, useCase } from '../../../use-case.ts'
import { basesDe } from '../precio/bases.ts'
import { limitesDe } from '../precio/limites.ts'
import { presentUf } from '../present.ts'
import type { Lugar } from '../read-model.ts'
import { readToQuote } from '../read-to-quote.ts'

export const rentaEn =
  (lugar: Lugar) =>
  async ({ prospectoId }: Input<typeof calcularRenta>, ctx: Context) => {
    const prospecto = await readToQuote(ctx, prospectoId, lugar)
    const bases = await basesDe(ctx, prospecto)
    const limites = await limitesDe(ctx, prospecto, bases)
    return { ...limites, uf: presentUf(bases.uf) }
  }

export const calcularRentaUseCase = useCase(calcularRenta, rentaEn('venta'))
