import { HORA_MS } from '../../base/fechas/duracion.ts'
import type { InstanteISO } from '../../base/fechas/instante.ts'
import { diceAlgo } from '../respuesta.ts'

/** Longest note, or reason to take over a case (own rule). */
export const LARGO_NOTA = 800

/** Notes and reasons that one case keeps (own rule): beyond, it is answered, not written about. */
export const MAXIMO_DE_NOTAS = 100

/**
 * From which instant on a taking must have been used to hold now, where the insurer lets go of one that nobody used for
 * so many `horas`.
 */
export const tomasDesde = (ahora: InstanteISO, horas: number): InstanteISO =>
  new Date(Date.parse(ahora) - horas * HORA_MS).toISOString()

/** True when it says why a case is taken from somebody: three different words, of ten letters in all (own rule). */
export const esMotivoDeToma = (motivo: string): boolean => diceAlgo(motivo, { palabras: 3, letras: 10 })

/** True when a note tells the next person something: two different words, of six letters in all (own rule). */
export const esNotaClara = (nota: string): boolean => diceAlgo(nota, { palabras: 2, letras: 6 })
