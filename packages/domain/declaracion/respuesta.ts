/** True of the results that go against the applicant: 2 restricted, 4 rejected, 5 cancelled, 8 insufficient income. */
export function esEnContra(resultado: number): boolean {
  return resultado === 2 || resultado === 4 || resultado === 5 || resultado === 8
}

/** True of the results that ask the applicant for background: 3 of the health, 7 of the income. */
export function pideAntecedentes(resultado: number): boolean {
  return resultado === 3 || resultado === 7
}

/** True of the answers whose reason the applicant reads: all that they have to live with or to answer. */
export function llevaMotivo(resultado: number): boolean {
  return esEnContra(resultado) || pideAntecedentes(resultado)
}

/** The draft that keeps what an answer to a case was given with, while it may be taken back. */
export const borradorDeDada = (identificador: number): string => `respuesta-dada:${identificador}`

/** Words and letters that a reason has at least: shorter, it tells the applicant nothing. */
const PALABRAS = 4
const LETRAS = 15

/** True when a text says something: so many different words, of so many letters in all. */
export function diceAlgo(texto: string, minimo: { readonly palabras: number; readonly letras: number }): boolean {
  const palabras = texto.toLocaleLowerCase('es-CL').match(/\p{L}+/gu) ?? []
  return new Set(palabras).size >= minimo.palabras && palabras.join('').length >= minimo.letras
}

/** True when a reason says something: four different words, of fifteen letters in all. */
export function esMotivoDeFondo(motivo: string): boolean {
  return diceAlgo(motivo, { palabras: PALABRAS, letras: LETRAS })
}

/** Persons of a declaration, by their ids. */
export type PersonasDeLaDS = number[]
