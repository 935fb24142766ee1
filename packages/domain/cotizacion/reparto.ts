import Big from 'big.js'
import { redondeaUF, sumaUF } from '../base/dinero/uf.ts'

/**
 * What each person adds to the price of the plan: base price × factor, UF. What rounding leaves over goes to the last
 * one with a factor, so that the shares add up to the plan's price to the last figure.
 */
export function reparteElPlan(precioBaseUF: number, factores: readonly number[], precioPlanUF: number): number[] {
  const partes = factores.map((factor) => redondeaUF(new Big(precioBaseUF).times(factor)))
  const ultimo = factores.findLastIndex((factor) => factor > 0)
  const otras = partes.filter((_, indice) => indice !== ultimo).map((parte) => -parte)
  return partes.map((parte, indice) => (indice === ultimo ? sumaUF(precioPlanUF, ...otras) : parte))
}
