import { HORA_MS, MINUTO_MS } from '../fechas/duracion.ts'

/** Hours for which an undelivered letter is tried again. */
const HORAS_DE_ENTREGA = 48
/** Minutes within which the same letter to the same person counts as one. */
const MINUTOS_DE_LA_MISMA = 5

/** Failed attempt to deliver a letter. */
interface FalloDeEnvio {
  /** True when the server refused the letter for good (RFC 5321, 4.2.1: 5xx for recipient or text). */
  readonly definitivo: boolean
  /** Instants ISO: queued since, and now. */
  readonly enCola: string
  readonly ahora: string
}

/** State of a letter after a failure: tried for two days, or failed at once when refused for good (own rule). */
export function trasUnFallo({ definitivo, enCola, ahora }: FalloDeEnvio): 'pendiente' | 'fallido' {
  const vencida = Date.parse(ahora) - Date.parse(enCola) >= HORAS_DE_ENTREGA * HORA_MS
  return definitivo || vencida ? 'fallido' : 'pendiente'
}

/** Whole minutes since a letter was written (ISO), and until the same letter can be asked for again. */
export function minutosDeLaCarta(escrita: string, ahora: string): { readonly hace: number; readonly faltan: number } {
  const hace = Math.max(0, Math.floor((Date.parse(ahora) - Date.parse(escrita)) / MINUTO_MS))
  return { hace, faltan: Math.max(1, MINUTOS_DE_LA_MISMA - hace) }
}

/** Earliest instant (ISO) of a letter that still counts as the same letter. */
export const desdeCuandoEsLaMisma = (ahora: string): string =>
  new Date(Date.parse(ahora) - MINUTOS_DE_LA_MISMA * MINUTO_MS).toISOString()
