import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import type { FechaISO } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { inWindow } from '../browser/stored.ts'

const KEY = 'alerce-reloj'

/** Milliseconds that the server's clock is ahead of this device's; a reload starts with the last known value. */
let ahead = Number(inWindow.get(KEY) ?? 0) || 0

/**
 * Corrects this device's clock by an answer's Date header, beyond a difference of one minute. A device one day slow
 * would not list today's records.
 */
export function hearServerTime(date: string | null): void {
  const server = Date.parse(date ?? '')
  if (Number.isNaN(server)) return
  const difference = server - Date.now()
  const next = Math.abs(difference) > MINUTO_MS ? difference : 0
  // so that latency alone does not move the clock
  if (Math.abs(next - ahead) <= MINUTO_MS) return
  ahead = next
  inWindow.set(KEY, ahead === 0 ? null : String(ahead))
}

/**
 * Current time, by the server's clock where this device's is wrong: the only source of the time. An ISO instant (UTC).
 */
export const now = (): string => new Date(Date.now() + ahead).toISOString()

/** Today in Santiago. */
export const todayInSantiago = (): FechaISO => hoyEnSantiago(now())
