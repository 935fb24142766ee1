import { maximoDeSugerencias } from '../limites.ts'

export interface OpcionDePlan {
  /** Total for the group, pesos. */
  readonly totalPesos: number
  /** Cover at the chosen provider, percent. */
  readonly hospitalario: number
  readonly ambulatorio: number
}

/**
 * The suggestions among priced plans: within the range, best cover first, then nearest to its middle;
 * at most four. `tope`: the most the person is willing to pay, pesos; it does not move the middle.
 */
export function mejoresOpciones<O extends OpcionDePlan>(
  opciones: readonly O[],
  rango: { minimo: number; maximo: number; tope?: number },
): O[] {
  const medio = (rango.minimo + rango.maximo) / 2
  const cover = (o: O) => o.hospitalario + o.ambulatorio
  const distance = (o: O) => Math.abs(o.totalPesos - medio)
  return opciones
    .filter((o) => o.totalPesos >= rango.minimo && o.totalPesos <= Math.min(rango.maximo, rango.tope ?? rango.maximo))
    .toSorted((a, b) => cover(b) - cover(a) || distance(a) - distance(b))
    .slice(0, maximoDeSugerencias)
}
