import { DIA_MS } from '../base/fechas/duracion.ts'
import type { InstanteISO } from '../base/fechas/instante.ts'

/** Failures beyond the free ones that still make the wait longer; more would only take longer to forget. */
const MAS_QUE_LIBRES = 9

/** Failures in a row, and since when the next of them is being forgotten. */
interface FallosSeguidos {
  readonly fallos: number
  readonly desde: InstanteISO
}

/**
 * What is left of them at an instant: all are forgotten after a quiet day, and one by one before, as many a day as are
 * free. So an office whose people now and then mistype is never slowed down for good.
 */
export function trasOlvido({ fallos, desde }: FallosSeguidos, libres: number, ahora: InstanteISO): FallosSeguidos {
  const paso = DIA_MS / libres
  const pasado = Date.parse(ahora) - Date.parse(desde)
  if (pasado < 0) return { fallos, desde: ahora }
  const olvidados = pasado >= DIA_MS ? fallos : Math.floor(pasado / paso)
  const quedan = Math.min(fallos, libres + MAS_QUE_LIBRES) - olvidados
  if (quedan <= 0) return { fallos: 0, desde: ahora }
  return { fallos: quedan, desde: new Date(Date.parse(desde) + olvidados * paso).toISOString() }
}
