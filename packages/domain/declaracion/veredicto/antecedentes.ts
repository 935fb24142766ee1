import { diceAlgo } from '../respuesta.ts'

/** Most items requested in one answer (ours). */
export const MAXIMO_DE_ANTECEDENTES = 10
/** Longest text of a requested item (ours). */
export const LARGO_ANTECEDENTE = 200

/**
 * Item that contraloría requests from the applicant; `persona`: name of the person concerned, null: none in particular.
 */
export interface Antecedente {
  readonly persona: string | null
  readonly texto: string
}

/** True for a clear request: two different words, eight letters in all. */
export function esPedidoClaro(texto: string): boolean {
  return diceAlgo(texto, { palabras: 2, letras: 8 })
}

/** The line as the applicant reads it. */
export function lineaDeAntecedente({ persona, texto }: Antecedente): string {
  return persona === null ? texto : `${texto} (${persona})`
}
