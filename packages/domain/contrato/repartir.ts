import { reparteUF } from '../base/dinero/cuentas.ts'
import type { UF } from '../base/dinero/tipos.ts'
import { sinPagar } from './entidades.ts'

/** What each has after its part of what is left, where everyone left with nothing gets something of it. */
function soloLasVacias(total: UF, montos: readonly (UF | null)[]): UF[] | null {
  const resto = sinPagar(
    total,
    montos.filter((monto) => monto !== null),
  )
  const vacias = montos.filter((monto) => !monto)
  if (resto <= 0 || vacias.length === 0) return null
  const partes = reparteUF(
    resto,
    vacias.map(() => 1),
  )
  return montos.map((monto) => monto || (partes.shift() ?? monto)).filter((monto) => monto !== null)
}

/**
 * The amounts of the paying entities once the difference with the total is spread (core rules, Money): those that have
 * none yet share what is missing; where all have one, or there is nothing left for the others, each keeps its proportion.
 * To three decimals, and together the total to the last figure. Null: none yet.
 */
export function reparteDiferencia(total: UF, montos: readonly (UF | null)[]): UF[] {
  const completado = soloLasVacias(total, montos)
  if (completado?.every((monto) => monto > 0)) return completado
  const enProporcion = montos.every(Boolean) ? reparteUF(total, montos.map(Number)) : []
  const alcanza = enProporcion.length > 0 && enProporcion.every((monto) => monto > 0)
  return alcanza
    ? enProporcion
    : reparteUF(
        total,
        montos.map(() => 1),
      )
}
