import type { Pesos } from '../../base/dinero/tipos.ts'

interface EmpleadorPorValidar {
  readonly rut: string | null
  /** Pesos a month. */
  readonly remuneracionImponible: Pesos
}

/**
 * Which rows of employers have the income that a current certificate shows; the others are typed by hand. One
 * certificate stands for one row: an employer that is entered twice is not validated twice. An average of 0 shows none.
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
