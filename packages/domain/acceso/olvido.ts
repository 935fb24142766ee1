import { DIA_MS } from '../base/fechas/duracion.ts'
import type { InstanteISO } from '../base/fechas/instante.ts'

/** Failures counted beyond the free ones; a higher count would only take longer to expire. */
const MAS_QUE_LIBRES = 9

/** Consecutive failed tries, and the instant from which the next of them expires. */
interface FallosSeguidos {
  readonly fallos: number
  readonly desde: InstanteISO
}

/**
 * Failures left at an instant. All expire after a quiet day; before that, `libres` of them expire per day. So an office
 * with occasional typing errors is not slowed down for ever.
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
