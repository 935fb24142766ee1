import { porFactor, restaUF } from '../base/dinero/cuentas.ts'
import type { Factor, UF } from '../base/dinero/tipos.ts'

/**
 * Share of each person in the price of the plan: base price × factor. The last person with a factor takes the rounding
 * difference, so that the shares add up to the exact price.
 */
export function reparteElPlan(precioBaseUF: UF, factores: readonly Factor[], precioPlanUF: UF): UF[] {
  const partes = factores.map((factor) => porFactor(precioBaseUF, factor))
  const ultimo = factores.findLastIndex((factor) => factor > 0)
  const otras = partes.filter((_, indice) => indice !== ultimo)
  return partes.map((parte, indice) => (indice === ultimo ? restaUF(precioPlanUF, ...otras) : parte))
}
