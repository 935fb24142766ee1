import { HORA_MS } from '../base/fechas/duracion.ts'
/** A stretch of activity, ISO instants. */
export interface LapsoDeActividad {
  readonly inicio: string
  readonly termino: string
}

/** Hours of activity since an instant, rounded down to hundredths; two sessions at the same time count once. */
export function horasDesde(lapsos: readonly LapsoDeActividad[], desde: string): number {
  let total = 0
  let cubierto = Date.parse(desde)
  for (const lapso of lapsos.toSorted((a, b) => a.inicio.localeCompare(b.inicio))) {
    const inicio = Math.max(Date.parse(lapso.inicio), cubierto)
    const termino = Date.parse(lapso.termino)
    if (termino <= inicio) continue
    total += termino - inicio
    cubierto = termino
  }
  return Math.floor((total / HORA_MS) * 100) / 100
}
