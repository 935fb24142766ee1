import { restaUF } from '@alerce/domain/base/dinero/cuentas'
import { formatoUF } from '@alerce/domain/base/dinero/formato'
import type { UF } from '@alerce/domain/base/dinero/tipos'

/** Difference between two totals: «0,240 UF más que hoy»; `que`: name of the other total. */
export function diferencia(de: UF, a: UF, que: string): string {
  if (a === de) return `lo mismo que ${que}`
  return a > de ? `${formatoUF(restaUF(a, de))} UF más que ${que}` : `${formatoUF(restaUF(de, a))} UF menos que ${que}`
}
