import { menor, sumaPesos } from '../base/dinero/cuentas.ts'
import type { Pesos } from '../base/dinero/tipos.ts'
import { maximoDeSugerencias } from '../limites.ts'

export interface OpcionDePlan {
  /** Total price for the group. */
  readonly totalPesos: Pesos
  /** Cover at the chosen provider, in percent. */
  readonly hospitalario: number
  readonly ambulatorio: number
}

interface BusquedaDePlanes {
  /** The agreed range. */
  readonly minimo: Pesos
  readonly maximo: Pesos
  /** 7 % of the income, which the person pays anyway; 0 without income. */
  readonly siete: Pesos
  /** Most that the person would pay; null: up to the range. */
  readonly tope: Pesos | null
}

/** Most that a person would pay a month, by the addition they accept to their 7 %; null: not given. */
export const topeConAdicional = (siete: Pesos, adicional: Pesos | null): Pesos | null =>
  adicional === null ? null : sumaPesos(siete, adicional)

/** Order by distance to the 7 %: prices above it first, nearest first; then prices below it, nearest first. */
const cercaDe =
  (siete: Pesos) =>
  (a: OpcionDePlan, b: OpcionDePlan): number => {
    const [sobre, bajo] = [a.totalPesos >= siete, b.totalPesos >= siete]
    if (sobre !== bajo) return sobre ? -1 : 1
    return sobre ? a.totalPesos - b.totalPesos : b.totalPesos - a.totalPesos
  }

/**
 * Suggestions among priced plans (core rules, Money): within the range, best cover first, hospital then ambulatory.
 * With equal cover, the total nearest above the 7 %. At most four, always including the cheapest.
 */
export function mejoresOpciones<O extends OpcionDePlan>(
  opciones: readonly O[],
  { minimo, maximo, siete, tope }: BusquedaDePlanes,
): O[] {
  const techo = tope === null ? maximo : menor(maximo, tope)
  const cerca = cercaDe(siete)
  const caben = opciones
    .filter((o) => o.totalPesos >= minimo && o.totalPesos <= techo)
    .toSorted((a, b) => b.hospitalario - a.hospitalario || b.ambulatorio - a.ambulatorio || cerca(a, b))
  const mejores = caben.slice(0, maximoDeSugerencias)
  // among equal prices, the plan with the better cover
  const [barata] = caben.toSorted((a, b) => a.totalPesos - b.totalPesos)
  if (barata === undefined || mejores.includes(barata)) return mejores
  return [...mejores.slice(0, -1), barata]
}
