import { HORA_MS, MINUTO_MS } from '../fechas/duracion.ts'

/** For how long a letter that a server does not take is tried again, in hours. */
const HORAS_DE_ENTREGA = 48
/** Within how many minutes the same letter to the same person is one. */
const MINUTOS_DE_LA_MISMA = 5

/** What became of an attempt to deliver a letter that the server did not take. */
interface FalloDeEnvio {
  /** The server refused this letter for good (RFC 5321, 4.2.1: 5xx to its recipient or its text). */
  readonly definitivo: boolean
  /** Instants ISO: since when the letter waits, and now. */
  readonly enCola: string
  readonly ahora: string
}

/** A letter waits until it was tried for two days; one that was refused for good waits for nothing (own rule). */
export function trasUnFallo({ definitivo, enCola, ahora }: FalloDeEnvio): 'pendiente' | 'fallido' {
  const vencida = Date.parse(ahora) - Date.parse(enCola) >= HORAS_DE_ENTREGA * HORA_MS
  return definitivo || vencida ? 'fallido' : 'pendiente'
}

/** Whole minutes since a letter was written at an instant (ISO), and until the same one can be asked for again. */
export function minutosDeLaCarta(escrita: string, ahora: string): { readonly hace: number; readonly faltan: number } {
  const hace = Math.max(0, Math.floor((Date.parse(ahora) - Date.parse(escrita)) / MINUTO_MS))
  return { hace, faltan: Math.max(1, MINUTOS_DE_LA_MISMA - hace) }
}

/** The instant (ISO) since when a letter that says the same counts as the same letter. */
export const desdeCuandoEsLaMisma = (ahora: string): string =>
  new Date(Date.parse(ahora) - MINUTOS_DE_LA_MISMA * MINUTO_MS).toISOString()
