/** A stretch of activity, ISO instants. */
export interface Tramo {
  readonly inicio: string
  readonly termino: string
}

const HORA_MS = 3_600_000

/** Hours of activity since an instant, rounded down to hundredths; two sessions at the same time count once. */
export function horasDesde(tramos: readonly Tramo[], desde: string): number {
  let total = 0
  let cubierto = Date.parse(desde)
  for (const tramo of tramos.toSorted((a, b) => a.inicio.localeCompare(b.inicio))) {
    const inicio = Math.max(Date.parse(tramo.inicio), cubierto)
    const termino = Date.parse(tramo.termino)
    if (termino <= inicio) continue
    total += termino - inicio
    cubierto = termino
  }
  return Math.floor((total / HORA_MS) * 100) / 100
}
