import { calcularRenta } from '@alerce/contract/operations/cotizacion/cotizacion'
import { useCase } from '../../../use-case.ts'
import { leerParaCotizar } from '../leer-para-cotizar.ts'
import { basesDe } from '../precio/bases.ts'
import { limitesDe } from '../precio/limites.ts'
import { presentarUf } from '../presentar.ts'

export const calcularRentaUseCase = useCase(calcularRenta, async ({ prospectoId }, ctx) => {
  const prospecto = await leerParaCotizar(ctx, prospectoId)
  const bases = await basesDe(ctx, prospecto)
  const limites = await limitesDe(ctx, prospecto, bases)
  return { ...limites, uf: presentarUf(bases.uf) }
})
