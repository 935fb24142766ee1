import type { Pesos } from '../../base/dinero/tipos.ts'

interface EmpleadorPorValidar {
  readonly rut: string | null
  /** Pesos a month. */
  readonly remuneracionImponible: Pesos
}

/**
 * Whether each row of employers has the income of a current certificate; the others are typed by hand. One certificate
 * validates one row, so a repeated employer is not validated twice. An average of 0 validates nothing.
 */
export function rentasValidadas(
  filas: readonly EmpleadorPorValidar[],
  promedios: ReadonlyMap<string, Pesos>,
): boolean[] {
  return filas.map(({ rut, remuneracionImponible }) => {
    const promedio = (rut && promedios.get(rut)) || 0
    const unica = filas.filter((other) => other.rut === rut).length === 1
    return unica && promedio > 0 && remuneracionImponible === promedio
  })
}
