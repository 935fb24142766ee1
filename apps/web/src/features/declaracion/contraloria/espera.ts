const MINUTE_MS = 60_000
const HOUR = 60
const DAY = 24 * HOUR

/** From here on a wait is late. */
const LATE_HOURS = 48

export interface Espera {
  readonly text: string
  readonly late: boolean
}

/** How long a case waits: 20 min, 2 h 05 min, 3 d 2 h. `desde`: ISO instant; `ahora`: milliseconds since the epoch. */
export function esperaDesde(desde: string, ahora: number): Espera {
  const minutes = Math.max(0, Math.floor((ahora - Date.parse(desde)) / MINUTE_MS))
  const days = Math.floor(minutes / DAY)
  const hours = Math.floor((minutes % DAY) / HOUR)
  const late = minutes >= LATE_HOURS * HOUR
  if (days > 0) return { text: `${days} d ${hours} h`, late }
  if (hours > 0) return { text: `${hours} h ${String(minutes % HOUR).padStart(2, '0')} min`, late }
  return { text: `${minutes} min`, late }
}
