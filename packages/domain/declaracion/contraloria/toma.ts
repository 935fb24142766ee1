import { HORA_MS } from '../../base/fechas/duracion.ts'
import type { InstanteISO } from '../../base/fechas/instante.ts'
import { diceAlgo } from '../respuesta.ts'

/** Longest note, or longest reason for taking over a case (own rule). */
export const LARGO_NOTA = 800

/** Most notes and reasons of one case (own rule); afterwards it can only be answered. */
export const MAXIMO_DE_NOTAS = 100

/** Instant before which an unused assignment has lapsed; the insurer releases a case not used for `horas`. */
export const tomasDesde = (ahora: InstanteISO, horas: number): InstanteISO =>
  new Date(Date.parse(ahora) - horas * HORA_MS).toISOString()

/** True for a valid reason for taking over a case: three different words, ten letters in all (own rule). */
export const esMotivoDeToma = (motivo: string): boolean => diceAlgo(motivo, { palabras: 3, letras: 10 })

/** True for a useful note: two different words, six letters in all (own rule). */
export const esNotaClara = (nota: string): boolean => diceAlgo(nota, { palabras: 2, letras: 6 })
