import { DIA_MS, HORA_MS, MINUTO_MS } from './fechas/duracion.ts'

/** Days that a delivery is kept, with its result. */
export const diasDeEntregas = 30

/** Days of failures after which an address is switched off. */
export const diasSinRespuesta = 5

/** Waiting time after each failed attempt, milliseconds: the schedule that Standard Webhooks recommends. */
export const esperasDeEntrega: readonly number[] = [
  5000,
  5 * MINUTO_MS,
  30 * MINUTO_MS,
  2 * HORA_MS,
  5 * HORA_MS,
  10 * HORA_MS,
  14 * HORA_MS,
  20 * HORA_MS,
  24 * HORA_MS,
]

/** Instant (ISO) of the attempt after `intentos` failed ones; null: no attempt is left. */
export function proximoIntento(intentos: number, ahora: string): string | null {
  const espera = esperasDeEntrega[intentos - 1]
  return espera === undefined ? null : new Date(Date.parse(ahora) + espera).toISOString()
}

/** Whether an address that fails since an instant (ISO) is switched off. */
export const seApaga = (fallaDesde: string, ahora: string): boolean =>
  Date.parse(ahora) - Date.parse(fallaDesde) >= diasSinRespuesta * DIA_MS
