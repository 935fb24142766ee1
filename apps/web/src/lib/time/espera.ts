import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'

const HOUR = 60
const DAY = 24 * HOUR

/** Whole minutes in words: 20 min, 2 h 05 min, 3 d 2 h. */
export function duracion(minutes: number): string {
  const days = Math.floor(minutes / DAY)
  const hours = Math.floor((minutes % DAY) / HOUR)
  if (days > 0) return `${days} d ${hours} h`
  return hours > 0 ? `${hours} h ${String(minutes % HOUR).padStart(2, '0')} min` : `${minutes} min`
}

interface Espera {
  readonly text: string
  readonly late: boolean
}

const minutosDesde = (desde: string, ahora: number): number =>
  Math.max(0, Math.floor((ahora - Date.parse(desde)) / MINUTO_MS))

/** Time since an instant, in words. `desde`: ISO; `ahora`: milliseconds since the epoch. */
export const tiempoDesde = (desde: string, ahora: number): string => duracion(minutosDesde(desde, ahora))

/** Time until an instant, in words, with the same units. */
export const tiempoHasta = (hasta: string, ahora: number): string =>
  duracion(Math.max(0, Math.floor((Date.parse(hasta) - ahora) / MINUTO_MS)))

/** Waiting time of a case; late from `metaHoras` on. `desde`: ISO instant; `ahora`: milliseconds since the epoch. */
export function esperaDesde(desde: string, ahora: number, metaHoras: number): Espera {
  const minutes = minutosDesde(desde, ahora)
  return { text: duracion(minutes), late: minutes >= metaHoras * HOUR }
}
