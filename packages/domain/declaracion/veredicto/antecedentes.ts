import { diceAlgo } from '../respuesta.ts'

/** Things that one answer may ask for, at most (ours). */
export const MAXIMO_DE_ANTECEDENTES = 10
/** Longest line that says what is asked for (ours). */
export const LARGO_ANTECEDENTE = 200

/** Something that contraloría asks the applicant for; `persona`: the name of whom it is about, null: of nobody alone. */
export interface Antecedente {
  readonly persona: string | null
  readonly texto: string
}

/** True when a line says what is asked for: two different words, of eight letters in all. */
export function esPedidoClaro(texto: string): boolean {
  return diceAlgo(texto, { palabras: 2, letras: 8 })
}

/** The line as the applicant reads it. */
export function lineaDeAntecedente({ persona, texto }: Antecedente): string {
  return persona === null ? texto : `${texto} (${persona})`
}
