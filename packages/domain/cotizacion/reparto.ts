import { porFactor, restaUF } from '../base/dinero/cuentas.ts'
import type { Factor, UF } from '../base/dinero/tipos.ts'

/**
 * What each person adds to the price of the plan: base price × factor. What rounding leaves over goes to the last
 * one with a factor, so that the shares add up to the plan's price to the last figure.
 */
export function reparteElPlan(precioBaseUF: UF, factores: readonly Factor[], precioPlanUF: UF): UF[] {
  const partes = factores.map((factor) => porFactor(precioBaseUF, factor))
  const ultimo = factores.findLastIndex((factor) => factor > 0)
  const otras = partes.filter((_, indice) => indice !== ultimo)
  return partes.map((parte, indice) => (indice === ultimo ? restaUF(precioPlanUF, ...otras) : parte))
}
