import { menor, sumaPesos } from '../base/dinero/cuentas.ts'
import type { Pesos } from '../base/dinero/tipos.ts'
import { maximoDeSugerencias } from '../limites.ts'

export interface OpcionDePlan {
  /** Total for the group. */
  readonly totalPesos: Pesos
  /** Cover at the chosen provider, percent. */
  readonly hospitalario: number
  readonly ambulatorio: number
}

interface BusquedaDePlanes {
  /** The agreed range. */
  readonly minimo: Pesos
  readonly maximo: Pesos
  /** The 7 % of the income, which the person already pays; 0 for who has none. */
  readonly siete: Pesos
  /** The most the person is willing to pay; null: up to the range. */
  readonly tope: Pesos | null
}

/** The most a person pays who says how much they add to their 7 %, a month; null: they have not said. */
export const topeConAdicional = (siete: Pesos, adicional: Pesos | null): Pesos | null =>
  adicional === null ? null : sumaPesos(siete, adicional)

/** Nearest above the 7 % first; what lies below it comes after, nearest first. */
const cercaDe =
  (siete: Pesos) =>
  (a: OpcionDePlan, b: OpcionDePlan): number => {
    const [sobre, bajo] = [a.totalPesos >= siete, b.totalPesos >= siete]
    if (sobre !== bajo) return sobre ? -1 : 1
    return sobre ? a.totalPesos - b.totalPesos : b.totalPesos - a.totalPesos
  }

/**
 * The suggestions among priced plans (core rules, Money): within the range, best cover first, hospital and then
 * ambulatory, and of equal cover the total nearest above the 7 %. At most four, of which the cheapest is always one.
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
  // of equal price the one of better cover
  const [barata] = caben.toSorted((a, b) => a.totalPesos - b.totalPesos)
  if (barata === undefined || mejores.includes(barata)) return mejores
  return [...mejores.slice(0, -1), barata]
}
